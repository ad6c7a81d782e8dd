// The small drawings of the game, each on a square of 24: symbols of pads and improvements, technologies, tools.
// `--cut` is the colour behind a drawing, for the lines cut out of it.

export const GLYPHS = {
  crate:
    '<path fill="currentColor" d="M12 1.8 21.4 6.6v10.8L12 22.2l-9.4-4.8V6.6z"/><path fill="none" stroke="var(--cut,#fff)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.5" d="M2.9 6.9 12 11.5l9.1-4.6M12 11.5V22M7.2 4.3l9.3 4.8v3.6"/>',
  minus:
    '<g transform="translate(-.6 -1) scale(.84)"><path fill="currentColor" d="M12 1.8 21.4 6.6v10.8L12 22.2l-9.4-4.8V6.6z"/><path fill="none" stroke="var(--cut,#fff)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.6" d="M2.9 6.9 12 11.5l9.1-4.6M12 11.5V22M7.2 4.3l9.3 4.8v3.6"/></g><circle cx="17.2" cy="17.2" r="6.6" fill="var(--price)" stroke="var(--cut,#fff)" stroke-width="1.3"/><path d="M12.6 17.2h2.7" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/><g transform="translate(18.6 17.2) scale(.56)"><path d="M3.4-3.9C2.8-5.2 1.6-5.8 0-5.8c-2 0-3.5 1-3.5 2.8C-3.5 1 3.7-1 3.7 3.1c0 1.8-1.6 2.8-3.7 2.8-1.8 0-3.2-.8-3.8-2.2M0-8v16" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></g>',
  plus:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6" d="M1.8 12h7.4M5.5 8.3v7.4"/><g transform="translate(17 12) scale(1.18)"><path d="M3.4-3.9C2.8-5.2 1.6-5.8 0-5.8c-2 0-3.5 1-3.5 2.8C-3.5 1 3.7-1 3.7 3.1c0 1.8-1.6 2.8-3.7 2.8-1.8 0-3.2-.8-3.8-2.2M0-8v16" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.1"/></g>',
  dollar:
    '<g transform="translate(12 12) scale(1.25)"><path d="M3.4-3.9C2.8-5.2 1.6-5.8 0-5.8c-2 0-3.5 1-3.5 2.8C-3.5 1 3.7-1 3.7 3.1c0 1.8-1.6 2.8-3.7 2.8-1.8 0-3.2-.8-3.8-2.2M0-8v16" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.1"/></g>',
  factory:
    '<path fill="currentColor" d="M2 21.5V10.6l6 3.9v-3.9l6 3.9V3h4.6l3.4 18.5z"/><path fill="var(--cut,#fff)" d="M5 16.6h2.6v2.4H5zM10 16.6h2.6v2.4H10zM15 16.6h2.6v2.4H15z"/>',
  gear:
    '<path fill="currentColor" d="M10.1 4.4 10.3 1.7 13.7 1.7 13.9 4.4 16 5.3 18.1 3.6 20.4 5.9 18.7 8 19.6 10.1 22.3 10.3 22.3 13.7 19.6 13.9 18.7 16 20.4 18.1 18.1 20.4 16 18.7 13.9 19.6 13.7 22.3 10.3 22.3 10.1 19.6 8 18.7 5.9 20.4 3.6 18.1 5.3 16 4.4 13.9 1.7 13.7 1.7 10.3 4.4 10.1 5.3 8 3.6 5.9 5.9 3.6 8 5.3z"/><circle cx="12" cy="12" r="4.1" fill="var(--cut,#fff)"/><circle cx="12" cy="12" r="1.7" fill="currentColor"/>',
  truck:
    '<path fill="currentColor" d="M1 5.2h13v11.4H1zM15.2 8.8h3.9l3.9 4v3.8h-7.8z"/><circle cx="6" cy="17.6" r="3.3" fill="var(--cut,#fff)"/><circle cx="6" cy="17.6" r="2.2" fill="currentColor"/><circle cx="18" cy="17.6" r="3.3" fill="var(--cut,#fff)"/><circle cx="18" cy="17.6" r="2.2" fill="currentColor"/>',
  lock:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2" d="M7.5 11V8a4.5 4.5 0 0 1 9 0v3"/><rect x="4.5" y="10.5" width="15" height="11" rx="2.5" fill="currentColor"/><circle cx="12" cy="15.6" r="1.7" fill="var(--cut,#fff)"/>',
  gps:
    '<path fill="currentColor" d="M12 1.6a7.4 7.4 0 0 0-7.4 7.4c0 5.4 7.4 13.4 7.4 13.4s7.4-8 7.4-13.4A7.4 7.4 0 0 0 12 1.6z"/><circle cx="12" cy="9" r="2.9" fill="var(--cut,#fff)"/>',
  wifi:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.5" d="M1.8 9.6a14.4 14.4 0 0 1 20.4 0M6 14a8.5 8.5 0 0 1 12 0"/><circle cx="12" cy="18.8" r="2.2" fill="currentColor"/>',
  gaming:
    '<path fill="currentColor" d="M7.2 6h9.6c3 0 5 2 5.6 4.8l1 4.8c.6 3-2.6 4.6-4.6 2.4L16.2 15H7.8l-2.6 3c-2 2.2-5.2.6-4.6-2.4l1-4.8C2.2 8 4.2 6 7.2 6z"/><path fill="none" stroke="var(--cut,#fff)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.7" d="M5.6 10.6h4M7.6 8.6v4"/><circle cx="15" cy="11.8" r="1.25" fill="var(--cut,#fff)"/><circle cx="17.8" cy="9.4" r="1.25" fill="var(--cut,#fff)"/>',
  battery:
    '<rect x="1.2" y="6.2" width="18.6" height="11.6" rx="2.6" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/><path fill="currentColor" d="M21 9.6h2v4.8h-2zM4 9h3.3v6H4zM8.7 9H12v6H8.7zM13.4 9h3.3v6h-3.3z"/>',
  nfc:
    '<rect x="3" y="2" width="9.4" height="20" rx="2.3" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2" d="M15.6 8.5a5.4 5.4 0 0 1 0 7M19 5.4a10 10 0 0 1 0 13.2"/>',
  "4g":
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.5" d="M8 18.5v-13L2 14.6h8.3M21 8.3c-.8-1.8-2-2.8-3.7-2.8-2.7 0-4.4 2.8-4.4 6.5s1.7 6.5 4.4 6.5c2.5 0 4.2-1.9 4.2-5v-.9h-3.7"/>',
  turn:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2" d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.8 2.5v4.6h-4.6"/>',
  flip:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2" d="M12 3v3M12 9.5v5M12 18v3M9 7 3 17h6zM15 7l6 10h-6z"/>',
  swap:
    '<rect x="3" y="3" width="12" height="9" rx="2" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2"/><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2" d="M18 8.5h1a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-3"/>',
  under:
    '<rect x="3" y="4" width="13" height="9" rx="2" fill="currentColor" opacity=".3"/><rect x="8" y="11" width="13" height="9" rx="2" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2"/>',
  check:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="3" d="M4.5 12.5 10 18 20 6.5"/>',
  hidden:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M3 3l18 18M9.6 5.3A10.5 10.5 0 0 1 22 12a14 14 0 0 1-2.7 3.6M6.2 7.3A14 14 0 0 0 2 12c2.7 5 8 7.6 13 6"/>',
  chart:
    '<path fill="currentColor" d="M3 13h4v8H3zM10 8h4v13h-4zM17 3h4v18h-4z"/>',
  plan:
    '<rect x="3" y="2" width="11" height="16" rx="2.5" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2"/><rect x="10" y="8" width="11" height="14" rx="2.5" fill="currentColor"/>',
  tag:
    '<path fill="currentColor" d="M12.5 2H21a1 1 0 0 1 1 1v8.5L11.8 21.7a1.8 1.8 0 0 1-2.5 0l-7-7a1.8 1.8 0 0 1 0-2.5z"/><circle cx="17.3" cy="6.7" r="1.9" fill="var(--cut,#fff)"/>',
  undo:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M4 9h10.5a5.5 5.5 0 0 1 0 11H8M8.5 4.5 4 9l4.5 4.5"/>',
  map:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M3 6.5 9 4l6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20"/>',
  down:
    '<rect x="3.5" y="8" width="17" height="9" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/><path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2" d="M7 12.5h10"/>',
  close:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2.6" d="M6 6l12 12M18 6 6 18"/>',
  office:
    '<path fill="currentColor" d="M2.5 10.2 12 2.6l9.5 7.6V20a1.6 1.6 0 0 1-1.6 1.6H4.1A1.6 1.6 0 0 1 2.5 20z"/>',
} as const;

export type GlyphName = keyof typeof GLYPHS;

export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);
