import { Reveal } from 'shared/motion';
import type { CaseStudyText } from '../CaseStudy.ts';
import * as styles from './CaseText.css.ts';

interface CaseTextProps {
  readonly text: CaseStudyText;
  /** The word that each point is looked up by; without them the points are told one after another. */
  readonly terms?: readonly string[] | undefined;
  /**
   * Where its parts stand. `beneath` each other in half a page; in a whole one the points either run in two columns, where the
   * introduction stands beside the title instead, or `beside` the two texts.
   */
  readonly parts?: 'beneath' | 'columns' | 'beside';
}

/** What tasks, audience, results and technical information share: an introduction, ruled points and a closing text (SPEC §3). */
export function CaseText({ text, terms, parts = 'beneath' }: CaseTextProps) {
  return (
    <Reveal className={styles.arrangement[parts]}>
      {parts !== 'columns' && <p className={styles.intro}>{text.introText}</p>}
      <ul className={parts === 'columns' ? styles.columns : styles.points}>
        {text.bulletPoints.map((point, index) => (
          <li key={point} className={terms ? styles.fact : styles.point}>
            {terms && <span className={styles.term}>{terms[index]}</span>} {point}
          </li>
        ))}
      </ul>
      <p className={styles.closing}>{text.closingText}</p>
    </Reveal>
  );
}
