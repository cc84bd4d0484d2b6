import { Front, Passage } from 'shared/motion';
import type { AudienceShare } from '../CaseStudy.ts';
import * as styles from './AudienceBar.css.ts';

/** From tick to tick, in percent of a hundredth: a hundred of them reach from edge to edge. */
const everyTenth = 100.705;

/** A hundred ticks, as many of them strong as the case states of its audience. The boat counts them as the visitor comes by. */
export function AudienceBar({ share: { percent, value, label, rest } }: { readonly share: AudienceShare }) {
  return (
    <Passage as="figure" className={styles.bar}>
      <div className={styles.scale}>
        <div className={styles.counted} style={{ inlineSize: `${percent}%` }}>
          <Front>
            <div className={styles.strong} style={{ backgroundSize: `${everyTenth / percent}%` }} />
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
