import { Reveal } from 'shared/motion';
import type { ServiceColor } from '../ServiceRecord.ts';
import type { TitledText } from '../TitledText.ts';
import { onPaper } from '../tones.css.ts';
import * as styles from './BenefitGrid.css.ts';

interface BenefitGridProps {
  readonly items: readonly TitledText[];
  readonly color: ServiceColor;
}

const steps = [0, 1, 2] as const;

/** Benefits in three columns under large numbers. */
export function BenefitGrid({ items, color }: BenefitGridProps) {
  return (
    <ol className={`${onPaper[color]} ${styles.grid}`}>
      {items.map(({ title, text }, index) => (
        <Reveal as="li" key={title} step={steps[index % 3] ?? 0} className={styles.benefit}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Reveal>
      ))}
    </ol>
  );
}
