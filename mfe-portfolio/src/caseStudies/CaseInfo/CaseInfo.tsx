import { usePortfolioMessages } from '../../messages.ts';
import type { CaseStudy } from '../CaseStudy.ts';
import * as styles from './CaseInfo.css.ts';

/** In this order (SPEC §2, info grid). */
const cells = ['company', 'industry', 'services', 'product', 'location', 'sector'] as const;

/** The six facts about a case at a glance. */
export function CaseInfo({ info }: { readonly info: CaseStudy['info'] }) {
  const labels = usePortfolioMessages()('ui.info');
  return (
    <dl className={styles.grid}>
      {cells.map((cell) => (
        <div key={cell} className={styles.cell}>
          <dt className={styles.label}>{labels[cell]}</dt>
          <dd className={styles.value}>{info[cell]}</dd>
        </div>
      ))}
    </dl>
  );
}
