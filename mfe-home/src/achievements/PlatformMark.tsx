import type { ReactNode } from 'react';
import * as styles from './PlatformMark.css.ts';

/**
 * Sets the name of a ranking platform in our two typefaces with one distinctive detail each, because the platforms' logos are not licensed
 * to us. Screen readers read the full name.
 */
export function PlatformMark({ name }: { readonly name: string }) {
  return (
    <span role="img" aria-label={name} className={styles.mark}>
      {drawn[name] ?? <span className={styles.text}>{name}</span>}
    </span>
  );
}

const drawn: Readonly<Record<string, ReactNode>> = {
  '99 Firms': (
    <>
      <span className={styles.ninetyNine}>99</span>
      <span className={styles.firms}>firms</span>
    </>
  ),
  Clutch: <span className={styles.bold}>Clutch</span>,
  'Digital Agency Network': (
    <span className={styles.threeLines}>
      digital <br />
      agency <br />
      network
    </span>
  ),
  DesignRush: (
    <>
      <span className={styles.text}>Design</span>
      <span className={styles.bold}>Rush</span>
    </>
  ),
  'IT Rating': (
    <>
      <span className={styles.boxed}>IT</span>
      <span className={styles.serif}>rating</span>
    </>
  ),
  OpenCart: <span className={styles.text}>opencart</span>,
  'Top Developers': (
    <>
      <span className={styles.bold}>Top</span>
      <span className={styles.text}>Developers</span>
    </>
  ),
  UpCity: (
    <>
      <span className={styles.bold}>Up</span>
      <span className={styles.roof} />
      <span className={styles.text}>City</span>
    </>
  ),
  'Web Awards': (
    <>
      <span className={styles.serif}>Web</span>
      <span className={styles.dot} />
      <span className={styles.strongSerif}>Awards</span>
    </>
  ),
};
