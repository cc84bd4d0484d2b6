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
            {text}
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
