import type { CaseStudy } from '../CaseStudy.ts';
import * as styles from './CaseProcess.css.ts';

/** How the work went: numbered steps, and the thought it left, in a box (SPEC §2, case-study layout). */
export function CaseProcess({ process }: { readonly process: CaseStudy['process'] }) {
  return (
    <>
      <p className={styles.intro}>{process.introText}</p>
      <ol className={styles.steps}>
        {process.steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p>{process.closingText}</p>
      <p className={styles.box}>{process.gradientBox}</p>
    </>
  );
}
