import * as styles from './Icon.css.ts';

/** Drawn for a 24 × 24 field. */
const paths = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  chevron: 'm5 9 7 7 7-7',
  close: 'M5 5l14 14M19 5 5 19',
  message: 'M4 5h16v11H9l-5 4z',
} as const;

export type IconName = keyof typeof paths;

/** A small drawing beside words that say the same; hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
