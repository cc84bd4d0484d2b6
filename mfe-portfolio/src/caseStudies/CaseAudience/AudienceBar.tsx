import { Front, Passage } from 'shared/motion';
import type { AudienceShare } from '../CaseStudy.ts';
import * as styles from './AudienceBar.css.ts';

/** Draws a hundred ticks, of which the stated share of the audience is dark. The boat (a dot) passes them as the visitor scrolls. */
export function AudienceBar({ share: { percent, value, label, rest } }: { readonly share: AudienceShare }) {
  return (
    <Passage as="figure" className={styles.bar}>
      <div className={styles.scale}>
        <div className={styles.counted} style={{ inlineSize: `${percent}%` }}>
          <Front>
            {/* The background size of a tick is a hundredth of the whole bar; after the bar's last tick there is no gap. */}
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
