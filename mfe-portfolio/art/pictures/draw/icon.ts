/** Line icons of the painted stores, on a grid of 24 × 24. */
const icons = {
  bag: '<path d="M5 8h14l1 13H4L5 8Z"/><path d="M9 10V6a3 3 0 0 1 6 0v4"/>',
  search: '<circle cx="11" cy="11" r="7"/><path d="m16.5 16.5 4.5 4.5"/>',
  home: '<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4v-9Z"/>',
  grid: '<rect x="4" y="4" width="7" height="7" rx="1.5"/><rect x="13" y="4" width="7" height="7" rx="1.5"/><rect x="4" y="13" width="7" height="7" rx="1.5"/><rect x="13" y="13" width="7" height="7" rx="1.5"/>',
  heart: '<path d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20a7.5 7.5 0 0 1 15 0"/>',
  pin: '<path d="M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12Z"/><circle cx="12" cy="9" r="2.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  card: '<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><path d="M3 10h18M7 15h4"/>',
  phone:
    '<path d="M6 3.500h3l1.5 4.5-2 1.500a12 12 0 0 0 6 6l1.5-2 4.5 1.500v3A2.5 2.5 0 0 1 18 20.500C10 20 4 14 3.5 6A2.5 2.5 0 0 1 6 3.500Z"/>',
  chat: '<path d="M4 5h16v11H10l-5 4v-4H4V5Z"/>',
  repeat: '<path d="M4 11a8 8 0 0 1 14-4l2 2M20 13a8 8 0 0 1-14 4l-2-2"/><path d="M20 4v5h-5M4 20v-5h5"/>',
  chevron: '<path d="m9 5 7 7-7 7"/>',
  down: '<path d="m5 9 7 7 7-7"/>',
  back: '<path d="M19 12H5M11 5l-7 7 7 7"/>',
  close: '<path d="M5 5l14 14M19 5 5 19"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  sliders: '<path d="M4 7h10M18 7h2M4 17h2M10 17h10"/><circle cx="16" cy="7" r="2"/><circle cx="8" cy="17" r="2"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m4 7 8 6 8-6"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2.5"/><path d="M16 8V4H4v12h4"/>',
  gift: '<rect x="4" y="10" width="16" height="10" rx="1.5"/><path d="M3 10h18V7H3v3ZM12 7v13M12 7S7 7 7 4.5 11 3 12 7Zm0 0s5 0 5-2.500S13 3 12 7Z"/>',
  key: '<circle cx="8" cy="15" r="4.5"/><path d="m11.5 11.5 8-8M16 7l3 3"/>',
  receipt: '<path d="M6 3h12v18l-3-2-3 2-3-2-3 2V3Z"/><path d="M9 8h6M9 12h6"/>',
  bell: '<path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1h-15L6 17ZM10 21h4"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.1 2.100M16.3 16.300l2.1 2.100M18.4 5.600l-2.1 2.100M7.7 16.300l-2.1 2.1"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="18" cy="6" r="2.5"/><circle cx="18" cy="18" r="2.5"/><path d="m8.3 10.9 7.4-3.700M8.3 13.100l7.4 3.7"/>',
  file: '<path d="M6 3h8l4 4v14H6V3Z"/><path d="M14 3v4h4M9 13h6M9 17h4"/>',
  truck: '<path d="M3 6h11v10H3V6ZM14 10h4l3 3v3h-7"/><circle cx="7" cy="18" r="2"/><circle cx="17.5" cy="18" r="2"/>',
  box: '<path d="m12 3 8 4v10l-8 4-8-4V7l8-4Z"/><path d="m4 7 8 4 8-4M12 11v10"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.500c5 5 5 12 0 17c-5-5-5-12 0-17Z"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.5"/>',
  bolt: '<path d="M13 3 5 14h6l-1 7 8-11h-6l1-7Z"/>',
  monitor: '<rect x="3" y="4" width="18" height="12" rx="2"/><path d="M9 20h6M12 16v4"/>',
  calendar: '<rect x="4" y="5" width="16" height="15" rx="2.5"/><path d="M4 10h16M8 3v4M16 3v4"/>',
  edit: '<path d="M4 20h4L19 9l-4-4L4 16v4Z"/>',
  paw: '<ellipse cx="12" cy="16" rx="4.6" ry="3.8"/><ellipse cx="6" cy="11.5" rx="1.8" ry="2.4"/><ellipse cx="18" cy="11.5" rx="1.8" ry="2.4"/><ellipse cx="9.6" cy="7" rx="1.8" ry="2.5"/><ellipse cx="14.4" cy="7" rx="1.8" ry="2.5"/>',
  cross: '<path d="M9 4h6v5h5v6h-5v5H9v-5H4V9h5V4Z"/>',
  table: '<rect x="3" y="4" width="18" height="16" rx="2"/><path d="M3 10h18M3 15h18M10 4v16"/>',
} as const;

export type IconName = keyof typeof icons;

/** Returns a line icon in the current text colour. */
export const drawIcon = (name: IconName, size = 22, { width = 1.8, filled = false } = {}): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${filled ? 'currentColor' : 'none'}" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" style="flex:none">${icons[name]}</svg>`;
