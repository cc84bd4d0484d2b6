import * as styles from './Icon.css.ts';

/** Drawn for a 24 × 24 field. */
const paths = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  chevron: 'm5 9 7 7 7-7',
  close: 'M5 5l14 14M19 5 5 19',
  message: 'M4 5h16v11H9l-5 4z',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'm7 5 12 7-12 7z',
  check: 'm5 12.5 5 5 9-11',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.6v.1',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  desktop: 'M3 4h18v12H3zM9 20h6M12 16v4',
  laptop: 'M5 5h14v10H5zM2 19h20',
  tablet: 'M5 3h14v18H5zM11 18h2',
  mobile: 'M7 3h10v18H7zM11 18h2',
} as const;

export type IconName = keyof typeof paths;

/** All of them, for the gallery. */
export const iconNames = Object.keys(paths) as IconName[];

/** A small drawing beside words that say the same; hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
