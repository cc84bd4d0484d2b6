import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import places from '../../../art/stairs.json';
import drawing from '../../../art/stairs.svg';
import type { BuiltWith } from '../BuiltWith.ts';
import * as styles from './LockStairs.css.ts';

interface LockStairsProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly built: BuiltWith;
}

/** Shows the uses of Laravel. Below, a kind of project stands above each chamber of a flight of locks, one stair lower each time. */
export function LockStairs({ title, texts, built }: LockStairsProps) {
  const address = useAssets();
  return (
    <Section id="good-for" title={title} bleed space="above">
      <div className={styles.texts}>
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      <div id="what-we-build" className={styles.stairs}>
        <img
          src={address(drawing)}
          alt=""
          width={places.width}
          height={places.height}
          loading="lazy"
          className={styles.drawing}
        />
        <div className={styles.built}>
          <h3 className={styles.title}>{built.title}</h3>
          <ul className={styles.points}>
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
