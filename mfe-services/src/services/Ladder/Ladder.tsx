import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Front, Passage, Reveal } from 'shared/motion';
import ladder from '../../../art/ladder.json';
import lines from '../../../art/ladder.svg';
import * as styles from './Ladder.css.ts';

interface LadderProps {
  readonly title: string;
  readonly text: string;
  readonly alt: string;
  readonly caption: string;
}

const percent = (part: number | undefined) => `${(part ?? 0) * 100}%`;

/** Shows the image of the SEO page (SPEC §2): ten positions of a search page. Our orange line climbs to the first one as the visitor scrolls. */
export function Ladder({ title, text, alt, caption }: LadderProps) {
  const address = useAssets();
  const { rows, width, height, fairway } = ladder;
  return (
    <Section id="ladder" title={title} intro={<p className={styles.intro}>{text}</p>}>
      <Reveal>
        <Passage as="figure" className={styles.figure}>
          <div className={styles.chart}>
            <ol className={styles.positions} aria-hidden="true">
              {rows.map((row, index) => (
                <li key={row} className={styles.position} style={{ insetBlockStart: percent(row) }}>
                  {index + 1}
                </li>
              ))}
            </ol>
            <div className={styles.drawing}>
              <Front className={styles.others}>
                <img
                  src={address(lines)}
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  className={styles.lines}
                />
              </Front>
              <Front>
                <svg
                  viewBox={`0 0 ${width} ${height}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                  className={styles.ours}
                >
                  {/* A wide stroke in the background's colour separates the orange line from lines that it crosses. */}
                  <path d={fairway} vectorEffect="non-scaling-stroke" className={styles.bank} />
                  <path d={fairway} vectorEffect="non-scaling-stroke" className={styles.fairway} />
                </svg>
              </Front>
              <span className={styles.across}>
                <span className={styles.boat} />
              </span>
            </div>
          </div>
          <figcaption className={styles.caption}>{caption}</figcaption>
        </Passage>
      </Reveal>
    </Section>
  );
}
