import type { CaseStudy } from '../../caseStudies/CaseStudy.ts';
import * as styles from './DeviceList.css.ts';

/** From the largest to the smallest (SPEC §2, adaptive-version section). */
const devices = ['desktop', 'laptop', 'tablet', 'mobile'] as const;

/** The four devices a case was made for. */
export function DeviceList({ names }: { readonly names: CaseStudy['adaptive']['devices'] }) {
  return (
    <ul className={styles.list}>
      {devices.map((device) => (
        <li key={device} className={styles.device}>
          {names[device]}
        </li>
      ))}
    </ul>
  );
}
