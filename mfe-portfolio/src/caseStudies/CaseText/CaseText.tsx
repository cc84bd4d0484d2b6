import { Reveal } from 'shared/motion';
import type { CaseStudyText } from '../CaseStudy.ts';
import * as styles from './CaseText.css.ts';

interface CaseTextProps {
  readonly text: CaseStudyText;
  /** True where the introduction stands beside the title instead. */
  readonly introElsewhere?: boolean;
  /** Points side by side, where the section is as wide as the page. */
  readonly columns?: boolean;
}

/** What tasks, audience, results and technical information share: an introduction, ruled points and a closing text (SPEC §3). */
export function CaseText({ text, introElsewhere = false, columns = false }: CaseTextProps) {
  return (
    <Reveal>
      {!introElsewhere && <p className={styles.intro}>{text.introText}</p>}
      <ul className={columns ? styles.columns : styles.points}>
        {text.bulletPoints.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
      <p className={styles.closing}>{text.closingText}</p>
    </Reveal>
  );
}
