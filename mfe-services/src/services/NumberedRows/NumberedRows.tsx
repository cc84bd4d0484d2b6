import { useAssets } from 'shared/assets';
import { Reveal } from 'shared/motion';
import type { ServiceColor } from '../ServiceRecord.ts';
import type { TitledText } from '../TitledText.ts';
import { onPaper } from '../tones.css.ts';
import * as styles from './NumberedRows.css.ts';

interface NumberedRowsProps {
  readonly items: readonly TitledText[];
  readonly color: ServiceColor;
  readonly pictures: readonly string[];
}

/** Shows benefits as rows with horizontal lines between them. Each has number, title and text on one baseline, and a drawing. */
export function NumberedRows({ items, color, pictures }: NumberedRowsProps) {
  const address = useAssets();
  return (
    <ol role="list" className={`${onPaper[color]} ${styles.rows}`}>
      {items.map(({ title, text }, index) => (
        <Reveal as="li" key={title} size="small" className={styles.row}>
          <span className={styles.number} aria-hidden="true">{`0${index + 1}`}</span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <img
            src={address(pictures[index] ?? '')}
            alt=""
            width={264}
            height={96}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        </Reveal>
      ))}
    </ol>
  );
}
