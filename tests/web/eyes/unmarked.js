// Elements one can tab to that look the same with the focus and without.
() => {
  const look = (element) => {
    const parts = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
    return parts.map((part) => {
      if (!part) return '';
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, filter, stroke } = getComputedStyle(part);
      return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor, filter, stroke].join();
    }).join('|');
  };
  const found = [];
  const able = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  for (const element of document.querySelectorAll(able)) {
    if (element.disabled || !element.checkVisibility() || element.tabIndex < 0) continue;
    const { width } = element.getBoundingClientRect();
    document.activeElement?.blur?.();
    const before = look(element);
    element.focus({ preventScroll: true });
    if (document.activeElement === element && element.matches(':focus-visible') && look(element) === before)
      found.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 30)}" ${Math.round(width)}`);
  }
  return [...new Set(found)];
}
