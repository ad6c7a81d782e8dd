// Controls smaller than a finger. Links inside a sentence are as high as their line; what lies over a control counts for it.
(least) => {
  const found = [];
  // Whether a touch half a finger away from the middle still finds the control.
  const reached = (control, label) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y, away] = [left + width / 2, top + height / 2, least / 2 - 1];
    return [[x - away, y], [x + away, y], [x, y - away], [x, y + away]].every(([across, down]) => {
      const hit = document.elementFromPoint(across, down);
      return hit && (control.contains(hit) || label.contains(hit));
    });
  };
  const controls = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [data-legal]';
  for (const control of document.querySelectorAll(controls)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.disabled) continue;
    if (control.closest('[aria-hidden=true], [inert]') || document.querySelector('dialog[open]')?.contains(control) === false) continue;
    if (control.matches('p a, p button, li p a, dd a, .unseen')) continue;
    const label = control.closest('label') ?? control;
    const boxes = [control, label].map((part) => part.getBoundingClientRect());
    if (boxes.every(({ width }) => width < 2)) continue; // only for those who hear
    const width = Math.max(...boxes.map((box) => box.width)), height = Math.max(...boxes.map((box) => box.height));
    if ((width < least - 0.5 || height < least - 0.5) && !reached(control, label))
      found.push(`${Math.round(width)} x ${Math.round(height)} ${control.tagName.toLowerCase()}.` +
        `${control.getAttribute('class') ?? ''} ${control.dataset.spot ?? ''} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}"`);
  }
  return [...new Set(found)];
}
