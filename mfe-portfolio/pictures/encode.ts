import sharp from 'sharp';

/** How pictures are encoded. Effort 4 is the last that pays: 6 takes four times as long for one percent. */
export const encoding = { avif: { quality: 50, effort: 4 }, webp: { quality: 64, effort: 6 }, jpg: { quality: 82 } };

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
  if (format === 'webp') return sized.webp({ ...encoding.webp, quality: encoding.webp.quality - lower }).toBuffer();
  return sized.jpeg({ ...encoding.jpg, mozjpeg: true }).toBuffer();
}
