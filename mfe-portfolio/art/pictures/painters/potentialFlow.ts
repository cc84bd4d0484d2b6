import { formatNumber } from '../draw/svg.ts';

interface EllipseFlow {
  readonly width: number;
  readonly height: number;
  /** Centre and half axes of the ellipse that the lines flow around. */
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
  /** Distance between neighbouring lines, far away from the ellipse. */
  readonly step: number;
  readonly stroke: string;
}

/**
 * Returns the lines of an exact potential flow around an ellipse (the flow around a circle, transformed by Joukowski's map). Every fifth
 * line is heavier, as on a chart.
 */
export function computeEllipseFlow({ width, height, x, y, a, b, step, stroke }: EllipseFlow): string {
  // The map z = ζ + k²/ζ transforms the circle of radius r into the ellipse.
  const r = (a + b) / 2;
  const k2 = ((a + b) * (a - b)) / 4;
  const lines: string[] = [];
  for (let side = -1; side <= 1; side += 2)
    for (let i = 0; i < height / step; i++) {
      const psi = (i + 0.5) * step;
      const points: string[] = [];
      for (let j = 1; j < 120; j++) {
        // Sets the points of a line closer together in the middle, where the line bends around the ellipse.
        const theta = Math.PI * (j / 120);
        const s = psi / Math.sin(theta);
        const far = (s + Math.sqrt(s * s + 4 * r * r)) / 2;
        const [re, im] = [far * Math.cos(theta), far * Math.sin(theta)];
        const px = x - (re + (k2 * re) / (far * far));
        const py = y - side * (im - (k2 * im) / (far * far));
        if (px > -60 && px < width + 60) points.push(`${formatNumber(px)} ${formatNumber(py)}`);
      }
      if (points.length > 2)
        lines.push(
          `<path d="M${points.join('L')}" stroke-width="${i % 5 === 2 ? 2.2 : 1.1}" stroke-opacity="${i % 5 === 2 ? 0.75 : 0.45}"/>`,
        );
    }
  return `<g fill="none" stroke="${stroke}" stroke-linejoin="round">${lines.join('')}</g>`;
}
