import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import course from '../../../art/course.json';
import drawing from '../../../art/course.svg';
import type { TitledText } from '../TitledText.ts';
import * as styles from './Course.css.ts';

interface CourseProps {
  readonly title: string;
  /** Definition of a marketing strategy, shown below the title. */
  readonly lead: string;
  readonly stations: readonly TitledText[];
}

const steps = [0, 1, 2, 3] as const;
const percent = (part: number | undefined) => `${(part ?? 0) * 100}%`;

/** Shows the questions of a strategy as numbered stations along a dotted line (SPEC §2, marketing-strategy). */
export function Course({ title, lead, stations }: CourseProps) {
  const address = useAssets();
  const { width, height } = course;
  return (
    <Section id="course" title={title} bleed>
      <div className={styles.lead}>
        <p className={styles.leadText}>{lead}</p>
      </div>
      <div className={styles.water}>
        <img src={address(drawing)} alt="" width={width} height={height} loading="lazy" className={styles.drawing} />
        <div aria-hidden="true">
          {course.stations.map(({ x, y }, index) => (
            <span
              key={x}
              className={index === stations.length - 1 ? styles.goal : styles.mark}
              style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}
            >
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.course}>
        <ol role="list" className={styles.stations}>
          {stations.map((station, index) => (
            <Reveal as="li" key={station.title} step={steps[index % 4] ?? 0} className={styles.station}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{station.title}</h3>
              <p className={styles.text}>{station.text}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}
