import { useAssets } from 'shared/assets';
import { breakpoints } from 'shared/design';
import wideWords from '../../art/contact-sheet.json';
import wide from '../../art/contact-sheet.svg';
import narrowWords from '../../art/contact-sheet-narrow.json';
import narrow from '../../art/contact-sheet-narrow.svg';
import { useHomeMessages } from '../messages.ts';
import * as styles from './RiverChart.css.ts';

/** Position of a label, in fractions of the drawing's width and height. */
interface WordPlace {
  readonly x: number;
  readonly y: number;
  readonly align: string;
  /** Rotation in degrees. */
  readonly turned: number;
}

interface ChartWords {
  readonly width: number;
  readonly height: number;
  readonly labels: Readonly<Record<string, WordPlace>>;
}

const names = ['dnipro', 'samara', 'amurBridge', 'centralBridge', 'monastyrskyiIsland', 'city'] as const;

/** Draws a chart of the Dnipro at the mouth of the Samara, without a third-party map. Its labels are text of the page. */
export function RiverChart() {
  const t = useHomeMessages();
  const address = useAssets();
  return (
    <figure className={styles.chart}>
      <div className={styles.picture}>
        <picture>
          <source
            media={breakpoints.narrow}
            srcSet={address(narrow)}
            width={narrowWords.width}
            height={narrowWords.height}
          />
          <img
            src={address(wide)}
            alt={t('contact.map.chartAlt')}
            width={wideWords.width}
            height={wideWords.height}
            className={styles.drawing}
          />
        </picture>
        <svg width={0} height={0} aria-hidden="true">
          <defs>
            {names.map((name) => (
              <text key={name} id={getLabelId(name)} className={styles.look[name]}>
                {t(`contact.map.chart.${name}`)}
              </text>
            ))}
          </defs>
        </svg>
        <Words words={wideWords} shape="wide" />
        <Words words={narrowWords} shape="narrow" />
      </div>
      <figcaption className={styles.note}>{t('contact.map.chart.note')}</figcaption>
    </figure>
  );
}

/** Returns the id of a label's text. The text is in the document once; both drawings refer to it. */
const getLabelId = (name: string) => `chart-${name}`;

function Words({ words, shape }: { readonly words: ChartWords; readonly shape: keyof typeof styles.words }) {
  const { width, height, labels } = words;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      className={styles.words[shape]}
      aria-hidden="true"
    >
      {labels.buoy && <circle cx={labels.buoy.x * width} cy={labels.buoy.y * height} r={9} className={styles.buoy} />}
      {names.map((name) => {
        const place = labels[name];
        if (!place) return null;
        const at = `translate(${Math.round(place.x * width)} ${Math.round(place.y * height)})`;
        return (
          <use
            key={name}
            href={`#${getLabelId(name)}`}
            textAnchor={place.align === 'end' ? 'end' : 'start'}
            transform={place.turned === 0 ? at : `${at} rotate(${place.turned})`}
          />
        );
      })}
    </svg>
  );
}
