import { type FlowLine, getPointAt, measureFlowLine, type Polyline } from './flowLine.ts';
import { createParticles, getParticleAt } from './particles.ts';

/** Maximum device pixel ratio of the canvas. A higher ratio would make no visible difference. */
const finest = 2;

/** Adds a canvas to `host`, on which particles in its text colour drift along the lines. Returns a function that removes the canvas. */
export function startCurrent(host: HTMLElement, polylines: readonly Polyline[]): () => void {
  const { width, height } = host.getBoundingClientRect();
  const lines = polylines
    .map((points) => measureFlowLine(points, width, height))
    .filter((line): line is FlowLine => line !== undefined);
  const particles = createParticles(lines.length);
  const canvas = host.ownerDocument.createElement('canvas');
  const drawing = particles.length > 0 ? canvas.getContext('2d') : null;
  if (!drawing) return () => {};
  const scale = Math.min(finest, devicePixelRatio || 1);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  drawing.scale(scale, scale);
  drawing.fillStyle = getComputedStyle(host).color;
  host.append(canvas);

  let started: number | undefined;
  let handle = requestAnimationFrame(function frame(now) {
    started ??= now;
    drawing.clearRect(0, 0, width, height);
    for (const particle of particles) {
      const line = lines[particle.line];
      if (!line) continue;
      const { part, alpha } = getParticleAt(particle, (now - started) / 1000);
      const [x, y] = getPointAt(line, part);
      drawing.globalAlpha = alpha;
      drawing.beginPath();
      drawing.arc(x * width, y * height, particle.radius, 0, 2 * Math.PI);
      drawing.fill();
    }
    handle = requestAnimationFrame(frame);
  });
  return () => {
    cancelAnimationFrame(handle);
    canvas.remove();
  };
}
