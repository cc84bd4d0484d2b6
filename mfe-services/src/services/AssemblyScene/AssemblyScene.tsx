import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import wide from '../../art/assembly.json';
import drawing from '../../art/assembly.svg';
import narrow from '../../art/assembly-upright.json';
import upright from '../../art/assembly-upright.svg';
import * as styles from './AssemblyScene.css.ts';

interface AssemblySceneProps {
  readonly title: string;
  /** Says that the drawing is a scheme, and what it shows. */
  readonly caption: string;
  /** The modules, as the blocks of the drawing are laid: row by row where it is wide. */
  readonly parts: readonly string[];
}

/** The one of the six blocks that is taken out of the wide drawing, and of the upright one. */
const out = { wide: 2, narrow: 1 };
/** Block by block: which one of the upright drawing bears the same name, so that it is the same module that is out. */
const uprightOf = [0, 2, out.narrow, 3, 4, 5] as const;
const percent = (part = 0) => `${part * 100}%`;

/** Six modules laid together in the stream; one is out, and the others stay where they are. */
export function AssemblyScene({ title, caption, parts }: AssemblySceneProps) {
  const address = useAssets();
  return (
    <Section id="assembly" title={title} surface="paper2" intro={<p className={styles.caption}>{caption}</p>} bleed>
      <div className={styles.scene}>
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
        <ul>
          {parts.map((part, index) => {
            const [at, below] = [wide.blocks[index], narrow.blocks[uprightOf[index] ?? 0]];
            return (
              <li key={part} className={index === out.wide ? styles.partOut : styles.part} style={placed(at, below)}>
                {part}
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** Its place in both drawings; the style sheet takes the one that is shown. */
const placed = (at: At | undefined, upright: At | undefined): Record<string, string> => ({
  '--x': percent(at?.x),
  '--y': percent(at?.y),
  '--upright-x': percent(upright?.x),
  '--upright-y': percent(upright?.y),
});
