import * as styles from './BrandInStream.css.ts';
import type { HeroPieces } from './drawing/heroDrawing.ts';

interface BrandInStreamProps {
  readonly pieces: HeroPieces;
  readonly shape: keyof typeof styles.shape;
  /** The id of the fairway's path, along which the buoy runs. */
  readonly line: string;
}

/** The fairway, which draws itself through the letters once. It fades where the water fades. */
export function FairwayInStream({ pieces: { viewBox, fairway }, shape, line }: BrandInStreamProps) {
  const fade = `${line}-fade`;
  return (
    <svg viewBox={viewBox} className={styles.shape[shape]} focusable="false" aria-hidden="true">
      {shape === 'portrait' && (
        // Fades the line before the text. A stroke gradient, because WebKit applies no CSS mask to a part of an SVG.
        <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="900" className={styles.fade}>
          <stop offset=".17" stopOpacity="0" />
          <stop offset=".22" />
          <stop offset=".58" />
          <stop offset=".66" stopOpacity="0" />
        </linearGradient>
      )}
      <path
        id={line}
        d={fairway}
        pathLength={1}
        className={styles.fairway}
        data-fairway=""
        {...(shape === 'portrait' && { stroke: `url(#${fade})` })}
      />
    </svg>
  );
}

/** The letters in the water. When the fairway is drawn, the buoy runs along it and rests at its end. */
export function BrandInStream({ pieces: { viewBox, letters }, shape, line }: BrandInStreamProps) {
  return (
    <svg viewBox={viewBox} className={styles.shape[shape]} focusable="false" aria-hidden="true">
      <path d={letters} className={styles.letters} />
      <circle r={5} className={styles.buoy} data-buoy="">
        {/* Under five seconds and once: a longer animation would need a pause button (WCAG 2.2.2). */}
        <animateMotion
          dur="4.8s"
          begin="2.1s"
          fill="freeze"
          calcMode="spline"
          keyTimes="0;1"
          keySplines="0.45 0.05 0.2 1"
        >
          <mpath href={`#${line}`} />
        </animateMotion>
      </circle>
    </svg>
  );
}
