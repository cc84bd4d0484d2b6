import sharp from 'sharp';

/** Minimum contrast of text with its background (WCAG 2.2, 1.4.3). */
export const minimumContrast = 4.5;

/** Fraction of the text's pixels that may have less contrast, where a thin line of the drawing runs behind a letter. */
const spared = 0.01;

/**
 * Returns the lowest contrast of text with a picture behind it. Compares two paintings of the same size, with and without text: pixels that
 * differ are text. The painting without text gives the background.
 */
export async function measureLeastContrast(withWords: Buffer, without: Buffer): Promise<number> {
  const [front, back] = await Promise.all([withWords, without].map((picture) => pixelsOf(picture)));
  if (!front || front.length !== back?.length) throw new Error('The two paintings have different sizes.');
  const changed: { readonly behind: number; readonly shown: number }[] = [];
  for (let at = 0; at < front.length; at += 3) {
    if (front[at] === back[at] && front[at + 1] === back[at + 1] && front[at + 2] === back[at + 2]) continue;
    changed.push({ behind: luminance(back, at), shown: luminance(front, at) });
  }
  if (changed.length === 0) throw new Error('The painting has no words.');
  const light = mean(changed.map(({ shown }) => shown)) > mean(changed.map(({ behind }) => behind));
  const shown = changed.map((each) => each.shown).sort((a, b) => a - b);
  // Reads the text's colour at the pixels with the 10 % most extreme luminance, because all other pixels are blended edges.
  const ink = shown[Math.floor((shown.length - 1) * (light ? 0.9 : 0.1))] ?? 0;
  const contrasts = changed.map(({ behind }) => contrast(ink, behind)).sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * spared)] ?? 0;
}

const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).removeAlpha().raw().toBuffer();

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

function luminance(pixels: Buffer, at: number): number {
  const linear = (value = 0) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]);
}
