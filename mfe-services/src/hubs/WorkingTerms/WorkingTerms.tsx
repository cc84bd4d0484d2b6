import { Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import * as styles from './WorkingTerms.css.ts';

interface WorkingTermsProps {
  readonly title: string;
  readonly items: readonly string[];
}

const steps = [0, 1, 2] as const;

/** Experience, pay and team: the claims of SPEC §1 that stand on the hub of CMS and frameworks. */
export function WorkingTerms({ title, items }: WorkingTermsProps) {
  return (
    <Section id="facts" title={title}>
      <ul className={styles.terms}>
        {items.map((text, index) => (
          <Reveal as="li" key={text} step={steps[index % 3] ?? 0} className={styles.term}>
            <Term text={text} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

/** A number stands large beside as many strokes, what is said before it small above its line. Pay by the hour has no number: a dial of sixty minutes stands for it. */
function Term({ text }: { readonly text: string }) {
  const [, before, number, after] = /^(.*?)\s(\d+)\s(.*)$/u.exec(text) ?? [];
  if (number === undefined)
    return (
      <>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.dial}>
          <circle cx={50} cy={50} r={44} pathLength={60} className={styles.minutes} />
          <circle cx={50} cy={50} r={44} pathLength={60} className={styles.hour} />
          <path d="M50 50V6" className={styles.hand} />
        </svg>
        <span className={styles.words}>{text}</span>
      </>
    );
  return (
    <>
      <span className={styles.before}>{before}</span> <span className={styles.number}>{number}</span>{' '}
      <span aria-hidden="true" className={styles.strokes} style={{ inlineSize: `${number}em` }} />
      <span className={styles.words}>{after}</span>
    </>
  );
}
