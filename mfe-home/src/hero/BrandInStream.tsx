import * as styles from './BrandInStream.css.ts';
import type { HeroDrawingParts } from './drawing/pickHeroDrawingFields.ts';

interface BrandInStreamProps {
  readonly pieces: HeroDrawingParts;
  readonly shape: keyof typeof styles.shape;
  /** Id of the orange line's path, along which the dot (the buoy) moves. */
  readonly line: string;
}

/** Draws the orange line through the letters, animated once. Like the water's lines, it fades out before the text. */
export function FairwayInStream({ pieces: { viewBox, fairway }, shape, line }: BrandInStreamProps) {
  const fade = `${line}-fade`;
  return (
    <svg viewBox={viewBox} className={styles.shape[shape]} focusable="false" aria-hidden="true">
      {shape === 'portrait' && (
        // A stroke gradient fades the line out before the text, because WebKit applies no CSS mask to a part of an SVG.
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

/** Shows the letters in the water. After the orange line is drawn, a dot (the buoy) moves along it and stops at its end. */
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
