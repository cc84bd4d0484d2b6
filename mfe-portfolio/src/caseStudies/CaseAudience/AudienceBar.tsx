import type { AudienceShare } from '../CaseStudy.ts';
import * as styles from './AudienceBar.css.ts';

const ticks = Array.from({ length: 100 }, (_, index) => index);
const ticksOf = (from: number, to: number) =>
  ticks
    .slice(from, to)
    .map((index) => `M${index * 10 + 1} 0V100`)
    .join('');

/** A hundred ticks, as many of them strong as the case states of its audience. */
export function AudienceBar({ share: { percent, value, label, rest } }: { readonly share: AudienceShare }) {
  return (
    <figure className={styles.bar}>
      <svg viewBox="0 0 993 100" preserveAspectRatio="none" aria-hidden="true" className={styles.ticks}>
        <path d={ticksOf(0, percent)} className={styles.strong} />
        <path d={ticksOf(percent, 100)} className={styles.faint} />
      </svg>
      <figcaption className={styles.caption}>
        <span className={styles.value}>{value}</span>
        <span className={styles.label}>{label}</span>
        <span className={styles.rest}>{rest}</span>
      </figcaption>
    </figure>
  );
}
