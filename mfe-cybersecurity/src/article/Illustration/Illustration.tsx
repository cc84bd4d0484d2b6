import { useAssets } from 'shared/assets';
import { Reveal } from 'shared/motion';
import type { FigureBlock } from '../Article.ts';
import { drawingSize, figureDrawings } from './figureDrawings.ts';
import * as styles from './Illustration.css.ts';

const { width, height } = drawingSize;
const anchors = { start: 'start', middle: 'middle', end: 'end' } as const;
const getTextAnchor = (align: string) => anchors[align as keyof typeof anchors] ?? 'start';

/** A diagram with its caption. Its labels are text of the page (SPEC §2, images and captions). */
export function Illustration({ figure: { id, alt, caption, labels } }: { readonly figure: FigureBlock }) {
  const address = useAssets();
  const { drawing, labels: places } = figureDrawings[id];
  return (
    <Reveal as="figure" className={styles.figure}>
      <div role="img" aria-label={alt} className={styles.picture}>
        <img src={address(drawing)} alt="" width={width} height={height} loading="lazy" className={styles.drawing} />
        <svg viewBox={`0 0 ${width} ${height}`} focusable="false" aria-hidden="true" className={styles.words}>
          {Object.entries(places).map(([key, { x, y, align }]) => (
            <text key={key} x={x * width} y={y * height} textAnchor={getTextAnchor(align)} className={styles.word}>
              {labels[key]}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </Reveal>
  );
}
