import { usePortfolioMessages } from '../../messages.ts';
import type { CaseStudy } from '../CaseStudy.ts';
import * as styles from './CaseInfo.css.ts';

/** Shows six facts about a case, in the order of their labels (SPEC §2, info grid). */
export function CaseInfo({ info }: { readonly info: CaseStudy['info'] }) {
  const labels = usePortfolioMessages()('ui.info');
  const cells = Object.keys(labels) as (keyof typeof labels)[];
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
