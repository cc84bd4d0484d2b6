import { useAssets } from 'shared/assets';
import { layout, Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Closing } from '../Closing/Closing.tsx';
import type { ServiceOnPage } from '../services.ts';
import type { TitledText } from '../TitledText.ts';
import { computeFairwayOffset } from './stripSizes.ts';
import * as styles from './WorkSteps.css.ts';
import { workDrawings } from './workDrawings.ts';

interface WorkStepsProps {
  readonly service: ServiceOnPage<'FrameworkPage'>['key'];
  readonly title: string;
  /** Tells visitors that the drawing is a diagram, and describes it. */
  readonly caption: string;
  readonly steps: readonly TitledText[];
  readonly closing: string;
}

const delays = [0, 1, 2, 3, 3] as const;
const percent = (part: number) => `${part * 100}%`;

/** Shows the five steps of the work along a stream, with a drawing for each framework (SPEC §2, wordpress to symfony). */
export function WorkSteps({ service, title, caption, steps, closing }: WorkStepsProps) {
  const address = useAssets();
  const { file, strip, places } = workDrawings[service];
  return (
    <Section id="how-work-goes" title={title} intro={<p className={styles.caption}>{caption}</p>} bleed>
      <div className={styles.water}>
        <img
          src={address(file)}
          alt=""
          width={places.width}
          height={places.height}
          loading="lazy"
          className={styles.drawing}
        />
        <div aria-hidden="true">
          {places.stations.map(({ x, y }, index) => (
            <span key={x} className={styles.mark} style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}>
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.course}>
        <ol role="list" className={styles.steps}>
          {steps.map((step, index) => (
            <Reveal as="li" key={step.title} size="small" step={delays[index] ?? 0} className={styles.step}>
              <div className={styles.reach}>
                <img
                  src={address(strip)}
                  alt=""
                  loading="lazy"
                  className={styles.strip}
                  style={{ insetBlockStart: percent(-index) }}
                />
              </div>
              <span
                className={styles.number}
                aria-hidden="true"
                style={{ insetInlineStart: computeFairwayOffset(places.beside[index] ?? 0) }}
              >
                {index + 1}
              </span>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </Reveal>
          ))}
        </ol>
      </div>
      <div className={layout.wrap}>
        <Closing texts={[closing]} />
      </div>
    </Section>
  );
}
