import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import wide from '../../../art/assembly.json';
import drawing from '../../../art/assembly.svg';
import narrow from '../../../art/assembly-upright.json';
import upright from '../../../art/assembly-upright.svg';
import type { BuiltWith } from '../BuiltWith.ts';
import * as styles from './AssemblyScene.css.ts';

interface AssemblySceneProps {
  readonly title: string;
  /** Text below the title. Tells visitors that the drawing is a diagram, and describes it. */
  readonly caption: string;
  /** Names of the modules, in the order of the wide drawing's blocks, row by row. */
  readonly parts: readonly string[];
  readonly built: BuiltWith;
}

/** Shows six modules as a wall in a stream, and typical projects around it. One module is out of the wall; the others stay in place. */
export function AssemblyScene({ title, caption, parts, built }: AssemblySceneProps) {
  const address = useAssets();
  return (
    <Section id="assembly" title={title} surface="paper2" intro={<p className={styles.caption}>{caption}</p>} bleed>
      <div className={styles.scene}>
        <div className={styles.drawn}>
          <picture>
            <source media={styles.uprightOn} srcSet={address(upright)} width={narrow.width} height={narrow.height} />
            <img
              src={address(drawing)}
              alt=""
              width={wide.width}
              height={wide.height}
              loading="lazy"
              className={styles.drawing}
            />
          </picture>
          <ul role="list">
            {parts.map((part) => (
              <li key={part} className={styles.part}>
                {part}
              </li>
            ))}
          </ul>
        </div>
        <div id="what-we-build" className={styles.built}>
          <h3 className={styles.title}>{built.title}</h3>
          <ul role="list">
            {built.points.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
          <p className={styles.closing}>{built.closing}</p>
        </div>
      </div>
    </Section>
  );
}
