import * as styles from './Icon.css.ts';

/** SVG path data in a view box of 24 × 24. */
const paths = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  chevron: 'm5 9 7 7 7-7',
  close: 'M5 5l14 14M19 5 5 19',
  message: 'M4 5h16v11H9l-5 4z',
  check: 'm5 12.5 5 5 9-11',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.6v.1',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = /* @__PURE__ */ Object.keys(paths) as IconName[];

/** Renders a small icon. It is hidden from assistive technology, because the text next to it says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
