import { visuallyHidden } from 'shared/design';
import { Reveal } from 'shared/motion';
import type { CaseStudyText } from '../CaseStudy.ts';
import * as styles from './CaseText.css.ts';

interface CaseTextProps {
  readonly text: CaseStudyText;
  /** The word that each point is looked up by; without them the points are told one after another. */
  readonly terms?: readonly string[] | undefined;
  /** What each point begins with; set above the rest of it, as the title of a cell. */
  readonly heads?: readonly string[] | undefined;
  /**
   * Where its parts stand. `beneath` each other in half a page; in a whole one the points are either cells in `columns`, where the
   * introduction stands beside the title instead, or `beside` the two texts.
   */
  readonly parts?: 'beneath' | 'columns' | 'beside';
}

/** What tasks, audience, results and technical information share: an introduction, ruled points and a closing text (SPEC §3). */
export function CaseText({ text, terms, heads, parts = 'beneath' }: CaseTextProps) {
  const { bulletPoints, closingText, introText } = text;
  return (
    <Reveal className={styles.arrangement[parts]}>
      {parts !== 'columns' && <p className={styles.intro}>{introText}</p>}
      <ul className={heads ? styles.cells : styles.points}>
        {bulletPoints.map((point, index) => {
          const head = heads?.[index];
          if (head !== undefined) return <Cell key={point} head={head} rest={point.slice(head.length)} />;
          return (
            <li key={point} className={terms ? styles.fact : styles.point}>
              {terms && <span className={styles.term}>{terms[index]}</span>} {point}
            </li>
          );
        })}
      </ul>
      <p className={styles.closing}>{closingText}</p>
    </Reveal>
  );
}

/** A sentence set in two sizes; the mark between them is heard only. */
function Cell({ head, rest }: { readonly head: string; readonly rest: string }) {
  const [mark = ''] = /^[,:]?/.exec(rest) ?? [];
  return (
    <li className={styles.cell}>
      <span className={styles.head}>
        {head}
        {mark && <span className={visuallyHidden}>{mark}</span>}
      </span>{' '}
      <span>{rest.slice(mark.length).trim()}</span>
    </li>
  );
}
