import { useAssets } from 'shared/assets';
import { Passage } from 'shared/motion';
import type { CaseLook } from '../CaseLook.ts';
import type { CaseFigure } from '../CaseStudy.ts';
import * as styles from './CaseFigures.css.ts';

/** Matches sign, number and unit of a figure: `+52 %`, `< 1,2 с`, `19+`, `32 дні`. */
const shape = /^([+−<>]?)(\s*)([\d.,]+)(\+?)(\s*)(\D*)$/u;

/** Sets the number large, and sign and unit smaller beside it. The text content stays as written. */
function FigureValue({ value }: { readonly value: string }) {
  const [, sign, space, number, plus, gap, unit] = shape.exec(value) ?? [];
  if (number === undefined) return value;
  return (
    <>
      {sign && <span className={styles.sign}>{`${sign}${space}`}</span>}
      {number}
      {plus && <span className={styles.sign}>{plus}</span>}
      {unit && <span className={styles.unit}>{`${gap}${unit}`}</span>}
    </>
  );
}

interface CaseFiguresProps {
  readonly figures: readonly CaseFigure[];
  readonly counted?: CaseLook['counted'];
}

const chooseArrangement = (count: number): keyof typeof styles.figures => {
  if (count === 1) return 'alone';
  if (count === 2) return 'pair';
  return count > 5 ? 'fifths' : 'beside';
};

/**
 * Shows the figures of a case: the first as large as the page allows, all others below or beside it (SPEC §9, case figures). `counted[i]`
 * is the drawing of figure i. The horizontal line below the figures grows as the visitor scrolls.
 */
export function CaseFigures({ figures, counted = [] }: CaseFiguresProps) {
  const address = useAssets();
  return (
    <Passage>
      <dl className={styles.figures[chooseArrangement(figures.length)]}>
        {figures.map(({ value, label }, index) => (
          <div key={label} className={index === 0 ? styles.first : styles.figure}>
            <dt className={styles.label}>
              {counted[index] && (
                <img
                  src={address(counted[index])}
                  alt=""
                  width={560}
                  height={84}
                  loading="lazy"
                  decoding="async"
                  className={styles.counted}
                />
              )}
              {label}
            </dt>
            <dd className={index === 0 ? styles.largest : styles.value}>
              <FigureValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Passage>
  );
}
