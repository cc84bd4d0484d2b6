import { Front, Passage } from 'shared/motion';
import type { AudienceShare } from '../CaseStudy.ts';
import * as styles from './AudienceBar.css.ts';

const ticks = (count: number) => Array.from({ length: count }, (_, index) => `M${index * 10 + 1} 0V100`).join('');
/** A hundred ticks, from edge to edge. */
const width = 993;

/** A hundred ticks, as many of them strong as the case states of its audience. The boat counts them as the visitor comes by. */
export function AudienceBar({ share: { percent, value, label, rest } }: { readonly share: AudienceShare }) {
  return (
    <Passage as="figure" className={styles.bar}>
      <div className={styles.scale}>
        <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true" className={styles.ticks}>
          <path d={ticks(100)} className={styles.faint} />
        </svg>
        <div className={styles.counted} style={{ inlineSize: `${percent}%` }}>
          <Front>
            <svg
              viewBox={`0 0 ${(width * percent) / 100} 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className={styles.ticks}
            >
              <path d={ticks(percent)} className={styles.strong} />
            </svg>
          </Front>
          <span className={styles.boat} />
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.value}>{value}</span>
        <span className={styles.label}>{label}</span>
        <span className={styles.rest}>{rest}</span>
      </figcaption>
    </Passage>
  );
}
