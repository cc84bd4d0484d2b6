import { visuallyHidden } from 'shared/design';
import { Reveal } from 'shared/motion';
import type { CaseStudyText } from '../CaseStudy.ts';
import * as styles from './CaseText.css.ts';

interface CaseTextProps {
  readonly text: CaseStudyText;
  /** Row headings: with them, the points form a table; without them, a list. */
  readonly terms?: readonly string[] | undefined;
  /**
   * `beneath`: introduction, points and closing text below each other, in half of the page. `beside`: the points beside both texts. If the
   * text has `heads`, the points are cells across the page's full width.
   */
  readonly parts?: 'beneath' | 'beside';
}

/** Renders the parts that tasks, audience, results and technical information share: introduction, points, closing text (SPEC §3). */
export function CaseText({ text, terms, parts = 'beneath' }: CaseTextProps) {
  const heads = text.heads?.split(' ');
  return (
    <Reveal className={styles.arrangement[parts]}>
      {!heads && <p className={styles.intro}>{text.introText}</p>}
      <ul role="list" className={heads ? styles.cells : styles.points}>
        {text.bulletPoints.map((point, index) => {
          const head = heads?.[index];
          if (head) return <Cell key={point} point={point} head={+head} />;
          return (
            <li key={point} className={terms ? styles.fact : styles.point}>
              {terms && <span className={styles.term}>{terms[index]}</span>} {point}
            </li>
          );
        })}
      </ul>
      <p className={styles.closing}>{text.closingText}</p>
    </Reveal>
  );
}

/** Sets the first `head` characters of a point as its title. The comma, colon or space after them is for screen readers only. */
function Cell({ point, head }: { readonly point: string; readonly head: number }) {
  return (
    <li className={styles.cell}>
      <span className={styles.head}>
        {point.slice(0, head)}
        <span className={visuallyHidden}>{point.charAt(head)}</span>
      </span>
      {point.slice(head + 1)}
    </li>
  );
}
