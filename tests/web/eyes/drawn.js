// Texts of drawings with their colour, size and place.
() => {
  const found = [];
  const scrolledAway = (text, box) => {
    for (let at = text.ownerSVGElement.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const { top, bottom } = at.getBoundingClientRect();
      if (box.top < top || box.bottom > bottom) return true;
    }
    return false;
  };
  for (const text of document.querySelectorAll('svg text')) {
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text.textContent.trim()) continue;
    const box = text.getBoundingClientRect();
    if (box.width < 3 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
    if (scrolledAway(text, box)) continue;
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const over = middle && !text.contains(middle) && !middle.contains(text) &&
      (!text.ownerSVGElement.contains(middle) || text.compareDocumentPosition(middle) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (over) continue; // something lies over it
    const style = getComputedStyle(text);
    let opacity = 1;
    for (let at = text; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const { a, b } = text.getScreenCTM() ?? { a: 1, b: 0 };
    const scale = Math.hypot(a, b);
    if (parseFloat(style.fontSize) * scale < 8) continue; // drawn, not written: the keys of a machine, say
    found.push({ words: text.textContent.trim(), fill: style.fill, opacity: opacity * Number(style.fillOpacity),
      size: parseFloat(style.fontSize) * scale, bold: Number(style.fontWeight) >= 600,
      x: box.left, y: box.top, width: box.width, height: box.height });
  }
  return found;
}
