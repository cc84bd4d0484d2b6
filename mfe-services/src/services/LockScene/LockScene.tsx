import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import places from '../../../art/locks.json';
import drawing from '../../../art/locks.svg';
import strip from '../../../art/locks-strip.svg';
import type { TitledText } from '../TitledText.ts';
import * as styles from './LockScene.css.ts';

interface LockSceneProps {
  readonly title: string;
  /** Tells visitors that the drawing is a diagram, and describes it. */
  readonly caption: string;
  /** The first item describes the queue; the others describe the steps of the work. */
  readonly steps: readonly TitledText[];
}

const percent = (part: number) => `${part * 100}%`;

/** Shows the way of a queued job as a river with a lock gate after each step. On narrow screens the river runs down beside the steps. */
export function LockScene({ title, caption, steps }: LockSceneProps) {
  const address = useAssets();
  return (
    <Section id="locks" title={title} surface="deep" intro={<p className={styles.caption}>{caption}</p>} bleed>
      <div className={styles.river}>
        <img
          src={address(drawing)}
          alt=""
          width={places.width}
          height={places.height}
          loading="lazy"
          className={styles.drawing}
        />
        <div aria-hidden="true" className={styles.marks}>
          {places.stations.map((y) => (
            <span key={y} className={styles.mark} style={{ insetBlockStart: percent(y) }} />
          ))}
        </div>
      </div>
      <div className={styles.course}>
        <img src={address(strip)} alt="" loading="lazy" className={styles.strip} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
