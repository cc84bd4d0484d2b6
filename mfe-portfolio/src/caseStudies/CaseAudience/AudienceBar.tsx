import { Front, Passage } from 'shared/motion';
import type { AudienceShare } from '../CaseStudy.ts';
import * as styles from './AudienceBar.css.ts';

/** A hundred ticks, as many of them strong as the case states of its audience. The boat counts them as the visitor comes by. */
export function AudienceBar({ share: { percent, value, label, rest } }: { readonly share: AudienceShare }) {
  return (
    <Passage as="figure" className={styles.bar}>
      <div className={styles.scale}>
        <div className={styles.counted} style={{ inlineSize: `${percent}%` }}>
          <Front>
            {/* From tick to tick a hundredth of the whole, and what the last one leaves. */}
            <div className={styles.strong} style={{ backgroundSize: `${100.7 / percent}%` }} />
          </Front>
          <span className={styles.boat} />
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.value}>{value}</span>
        <span>{label}</span>
        <span>{rest}</span>
      </figcaption>
    </Passage>
  );
}
