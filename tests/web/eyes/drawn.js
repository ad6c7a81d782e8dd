// Texts of drawings with their colour, size and place.
() => {
  const found = [];
  for (const text of document.querySelectorAll('svg text')) {
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text.textContent.trim()) continue;
    const box = text.getBoundingClientRect();
    if (box.width < 3 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let gone = false; // behind the edge of a sheet that scrolls, where only its backdrop is seen
    for (let at = text.parentElement; at; at = at.parentElement) {
      const frame = at.getBoundingClientRect();
      gone ||= /auto|scroll|hidden/.test(getComputedStyle(at).overflowY) && (y < frame.top || y > frame.bottom);
    }
    if (gone) continue;
    const middle = document.elementFromPoint(x, y);
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
