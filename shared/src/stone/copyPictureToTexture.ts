import type { Place, Size } from './computeObjectFit.ts';
import type { WaterSurface } from './createWaterSurface.ts';

/** Content of the texture: the drawing, and SVG lines that the page draws above it. */
export interface TextureSource {
  readonly drawing: HTMLImageElement;
  /** Position of the drawing in the canvas. */
  readonly place: Place;
  readonly lines: readonly SVGPathElement[];
}

/** Height in pixels of the strips in which the picture is copied. A pause after each strip keeps the page responsive. */
const strip = 96;

/**
 * Copies the picture, as the browser shows it now, into all mipmap levels of the surface.
 * @returns false if the surface was released meanwhile
 */
export async function copyPictureToTexture(
  { gl, fill }: WaterSurface,
  { drawing, place, lines }: TextureSource,
  box: Size & { readonly left: number; readonly top: number },
  levels: readonly Size[],
  signal: AbortSignal,
): Promise<boolean> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  const strokes = lines.map((line) => readStroke(line, box));
  for (const [level, { width, height }] of levels.entries()) {
    canvas.width = width;
    for (let row = 0; row < height; row += strip) {
      // Sets the height, which also clears the canvas.
      canvas.height = Math.min(strip, height - row);
      pen.setTransform(width / box.width, 0, 0, height / box.height, 0, -row);
      pen.drawImage(drawing, place.x, place.y, place.width, place.height);
      for (const { path, to, style, width: wide } of strokes) {
        pen.save();
        pen.transform(to.a, to.b, to.c, to.d, to.e, to.f);
        pen.strokeStyle = typeof style === 'string' ? style : style(pen);
        pen.lineWidth = wide;
        pen.lineCap = 'round';
        pen.stroke(path);
        pen.restore();
      }
      fill(level, row, canvas);
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted || gl.isContextLost()) return false;
    }
  }
  return true;
}

/** Converts an SVG line for a canvas: path, transformation into the box, width, and colour or gradient. */
function readStroke(line: SVGPathElement, box: { readonly left: number; readonly top: number }) {
  const { stroke, strokeWidth } = getComputedStyle(line);
  const screen = line.getScreenCTM() ?? new DOMMatrix();
  const to = new DOMMatrix([screen.a, screen.b, screen.c, screen.d, screen.e - box.left, screen.f - box.top]);
  const gradient = document.getElementById(/#([^"')]+)/.exec(stroke)?.[1] ?? '');
  return {
    path: new Path2D(line.getAttribute('d') ?? ''),
    to,
    width: Number.parseFloat(strokeWidth),
    style: gradient instanceof SVGLinearGradientElement ? createGradient(gradient) : stroke,
  };
}

/** Converts an SVG gradient with `userSpaceOnUse` coordinates for a canvas. */
function createGradient({
  x1,
  y1,
  x2,
  y2,
  children,
}: SVGLinearGradientElement): (pen: CanvasRenderingContext2D) => CanvasGradient {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = [x1, y1, x2, y2].map(({ baseVal }) => baseVal.value);
  const stops = [...children]
    .filter((stop) => stop instanceof SVGStopElement)
    .map((stop) => {
      const { stopColor, stopOpacity } = getComputedStyle(stop);
      const [red, green, blue] = stopColor.match(/[\d.]+/g) ?? [];
      return { offset: stop.offset.baseVal, color: `rgb(${red} ${green} ${blue} / ${stopOpacity})` };
    });
  return (pen) => {
    const gradient = pen.createLinearGradient(fromX, fromY, toX, toY);
    for (const { offset, color } of stops) gradient.addColorStop(offset, color);
    return gradient;
  };
}
