"""Words that do not fit: cut off, or spilled out of the box they belong to."""

from playwright.sync_api import Page

# Every text in sight is compared with the block it is set in and with whatever around it would cut it off.
SPILLED = """() => {
  const SLACK = 1.5; // px; glyphs may touch an edge
  const ARROW = 18; // of a select
  const found = [];
  const seen = (style, box) => style.visibility === 'visible' && box.width > 1.5 && box.height > 1.5 &&
    style.clipPath === 'none' && Number(style.opacity) > 0;
  const inner = (element) => {
    const box = element.getBoundingClientRect();
    const left = box.left + element.clientLeft, top = box.top + element.clientTop;
    const wide = element.clientWidth || box.width, high = element.clientHeight || box.height;
    return { left, right: left + wide, top, bottom: top + high };
  };
  const printed = (element) => {
    for (let at = element, steps = 0; at && at !== document.body && steps < 6; at = at.parentElement, steps++) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX)) return null; // can be scrolled to
      if (style.position === 'absolute' || style.position === 'fixed') return null; // laid over, not printed on
      const drawn = parseFloat(style.borderLeftWidth) > 0 || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (style.display !== 'inline' && drawn) return at;
    }
    return null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest('svg, script, style, option, noscript')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (!rects.length) continue;
    const text = { left: Math.min(...rects.map((r) => r.left)), right: Math.max(...rects.map((r) => r.right)),
      top: Math.min(...rects.map((r) => r.top)), bottom: Math.max(...rects.map((r) => r.bottom)) };
    let block = null, hidden = false;
    const faults = [];
    for (let box = parent; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box), rect = box.getBoundingClientRect();
      if (style.display === 'contents') continue;
      const inline = style.display === 'inline';
      if (!inline && (!seen(style, rect) || (rect.width <= 1.5 && rect.height <= 1.5))) { hidden = true; break; }
      const edge = inner(box);
      if (!inline && !block) {
        block = box;
        if (text.right > edge.right + SLACK || text.left < edge.left - SLACK) faults.push('spills sideways');
      }
      const scrolls = (way) => way === 'auto' || way === 'scroll';
      if (scrolls(style.overflowX)) break; // can be scrolled to
      if (style.overflowX !== 'visible' && (text.right > edge.right + SLACK || text.left < edge.left - SLACK))
        faults.push('cut off sideways');
      if (scrolls(style.overflowY)) break;
      if (style.overflowY !== 'visible' && text.bottom > edge.bottom + SLACK + 2) faults.push('cut off below');
      if (style.position === 'fixed') break;
    }
    if (hidden) continue;
    if (!faults.length && (text.right > innerWidth + SLACK || text.left < -SLACK)) {
      const scroller = (e) => e && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scroller(e.parentElement));
      if (!scroller(parent)) faults.push('off the screen');
    }
    // Words stay on the card, button or tile they are printed on.
    const card = faults.length ? null : printed(parent);
    if (card && /\\p{L}{4}/u.test(node.data)) {
      const edge = card.getBoundingClientRect();
      if (text.right > edge.right + SLACK || text.left < edge.left - SLACK) faults.push('sticks out of its card');
    }
    if (faults.length) found.push(`${[...new Set(faults)].join(', ')}: "${node.data.trim().slice(0, 60)}" in ` +
      `<${block?.tagName.toLowerCase()} class="${block?.getAttribute('class') ?? ''}">`);
  }
  const ruler = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    const chosen = select.selectedOptions[0]?.text ?? '', style = getComputedStyle(select);
    // Those marked have their words beside them in full.
    if (!select.checkVisibility() || select.clientWidth < 2 || 'said' in select.dataset) continue;
    ruler.font = style.font;
    const arrow = style.appearance === 'none' ? 0 : ARROW;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (ruler.measureText(chosen).width > room + SLACK) found.push(`cut off sideways: "${chosen}" in <select>`);
  }
  return [...new Set(found)];
}"""


def spilled(page: Page) -> list[str]:
    """What a reader could not read, one line each."""
    found: list[str] = page.evaluate(SPILLED)
    for _ in range(5):
        if not found:
            break
        page.wait_for_timeout(300)  # boards fit themselves to their room first
        found = page.evaluate(SPILLED)
    return found
