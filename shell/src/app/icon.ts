export const iconBackground = '#0c2429';

/** Three lines of water in a view box of 32 × 32. The middle one is orange: the fairway. */
export const iconWaterLines = `<g fill="none" stroke-width="2.6" stroke-linecap="round">
    <path d="M5 10c5-4 8 4 13 1s5-2 9-2" stroke="#8fb3ae"/>
    <path d="M5 17c5-4 8 4 13 1s5-2 9-2" stroke="#ff6b35"/>
    <path d="M5 24c5-4 8 4 13 1s5-2 9-2" stroke="#8fb3ae"/>
  </g>`;

/** The site's icon as SVG, which compose writes to a file. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="${iconBackground}"/>
  ${iconWaterLines}
</svg>
`;
