import * as styles from './BrandInStream.css.ts';
import type { HeroPieces } from './drawing/heroDrawing.ts';

interface BrandInStreamProps {
  readonly pieces: HeroPieces;
  readonly shape: keyof typeof styles.shape;
  /** The id of the line: the buoy runs down it. */
  readonly line: string;
}

/** The fairway, which draws itself through the letters once. It is part of the water, and fades where that does. */
export function FairwayInStream({ pieces: { viewBox, fairway }, shape, line }: BrandInStreamProps) {
  const fade = `${line}-fade`;
  return (
    <svg viewBox={viewBox} className={styles.shape[shape]} focusable="false" aria-hidden="true">
      {shape === 'portrait' && (
        // The line ends where words begin. A gradient of the line itself: WebKit knows no CSS mask on a part of a drawing.
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

/** The letters, which stand in the water; when the fairway is drawn the buoy runs down it and rests at its end. */
export function BrandInStream({ pieces: { viewBox, letters }, shape, line }: BrandInStreamProps) {
  return (
    <svg viewBox={viewBox} className={styles.shape[shape]} focusable="false" aria-hidden="true">
      <path d={letters} className={styles.letters} />
      <circle r={5} className={styles.buoy} data-buoy="">
        {/* Under five seconds and once: what moves longer by itself would need a button to stop it. */}
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
