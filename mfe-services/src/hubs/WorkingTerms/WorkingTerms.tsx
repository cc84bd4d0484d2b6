import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import { height, width } from '../../../art/terms.json';
import hour from '../../../art/terms-hour.svg';
import team from '../../../art/terms-team.svg';
import years from '../../../art/terms-years.svg';
import * as styles from './WorkingTerms.css.ts';

interface WorkingTermsProps {
  readonly title: string;
  readonly items: readonly string[];
}

const steps = [0, 1, 2] as const;
const drawings = [years, hour, team];

/** Shows the agency's experience, pay and team, as claimed in SPEC §1, on the hub of CMS and frameworks. */
export function WorkingTerms({ title, items }: WorkingTermsProps) {
  const address = useAssets();
  return (
    <Section id="facts" title={title}>
      <ul role="list" className={styles.terms}>
        {items.map((text, index) => (
          <Reveal as="li" key={text} step={steps[index % 3] ?? 0} className={styles.term}>
            <img
              src={address(drawings[index] ?? hour)}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className={styles.drawing}
            />
            <Term text={text} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the fact's number large, below the words before it. Hourly pay has no number: its first word is large instead. */
function Term({ text }: { readonly text: string }) {
  const [, before, number, after] = /^(.*?)\s(\d+)\s(.*)$/u.exec(text) ?? [];
  if (number === undefined) {
    const [first, ...rest] = text.split(' ');
    return (
      <span className={styles.alone}>
        <span className={styles.first}>{first}</span> {rest.join(' ')}
      </span>
    );
  }
  return (
    <>
      <span className={styles.before}>{before}</span>{' '}
      <span className={number[1] ? styles.number : styles.single}>{number}</span>{' '}
      <span className={styles.words}>{after}</span>
    </>
  );
}
