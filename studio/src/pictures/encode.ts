import sharp from 'sharp';

/** How pictures are encoded, once for all who look at them: with patience. */
export const encoding = { avif: { quality: 50, effort: 4 }, webp: { quality: 64, effort: 6 } };

/** A painted picture as a file of a width. `quality` is AVIF's; WebP follows it. */
export function encode(
  painted: Buffer,
  format: keyof typeof encoding,
  width: number,
  quality = encoding.avif.quality,
): Promise<Buffer> {
  const sized = sharp(painted).removeAlpha().resize({ width, kernel: 'lanczos3' });
  const lower = encoding.avif.quality - quality;
  if (format === 'avif') return sized.avif({ ...encoding.avif, quality }).toBuffer();
  return sized.webp({ ...encoding.webp, quality: encoding.webp.quality - lower }).toBuffer();
}
