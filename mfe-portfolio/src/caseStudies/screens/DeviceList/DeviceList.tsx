import type { CaseStudy } from '../../CaseStudy.ts';
import * as styles from './DeviceList.css.ts';

/** Devices from the largest to the smallest (SPEC §2, adaptive-version section), each with an outline in a view box of 48 × 48. */
const devices = [
  ['desktop', 'M7 8h34a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM18 41h12M24 33v8'],
  ['laptop', 'M11 11h26a2 2 0 0 1 2 2v18H9V13a2 2 0 0 1 2-2ZM4 36h40'],
  ['tablet', 'M14 6h20a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM22 38h4'],
  ['mobile', 'M19 6h10a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4ZM22 38h4'],
] as const;

/** Lists the four kinds of devices that a case supports. */
export function DeviceList({ names }: { readonly names: CaseStudy['adaptive']['devices'] }) {
  return (
    <ul role="list" className={styles.list}>
      {devices.map(([device, outline]) => (
        <li key={device} className={styles.device}>
          <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.outline}>
            <path d={outline} />
          </svg>
          {names[device]}
        </li>
      ))}
    </ul>
  );
}
