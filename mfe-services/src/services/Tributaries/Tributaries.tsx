import { useAssets } from 'shared/assets';
import { Reveal } from 'shared/motion';
import drawing from '../../../art/tributaries.svg';
import strip from '../../../art/tributaries-strip.svg';
import type { ServiceColor } from '../ServiceRecord.ts';
import type { TitledText } from '../TitledText.ts';
import { onPaper } from '../tones.css.ts';
import * as styles from './Tributaries.css.ts';

interface TributariesProps {
  readonly items: readonly TitledText[];
  readonly color: ServiceColor;
}

/** Shows six benefits as tributaries of the orange line. The horizontal line above each benefit runs on into the river (SPEC §2, smm). */
export function Tributaries({ items, color }: TributariesProps) {
  const address = useAssets();
  return (
    <div className={`${onPaper[color]} ${styles.basin}`}>
      <picture className={styles.river}>
        <source media={styles.beside} srcSet={address(strip)} />
        <img src={address(drawing)} alt="" loading="lazy" className={styles.drawing} />
      </picture>
      <ol role="list" className={styles.benefits}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.benefit}>
            <Reveal size="small" className={styles.words}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </Reveal>
          </li>
        ))}
      </ol>
    </div>
  );
}
