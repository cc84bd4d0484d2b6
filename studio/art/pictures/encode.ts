import sharp from 'sharp';
import type { Picture } from './Picture.ts';

/** How pictures are encoded, once for all who look at them: with patience. */
export const encoding = { avif: { quality: 50, effort: 4 }, webp: { quality: 64, effort: 6 } };

/** A painted picture as a file of a width. Its quality is AVIF's; WebP, whose colours are always half as fine, follows it. */
export function encode(
  painted: Buffer,
  format: keyof typeof encoding | 'png',
  width: number,
  { quality = encoding.avif.quality, chroma }: Pick<Picture, 'quality' | 'chroma'>,
): Promise<Buffer> {
  const sized = sharp(painted).removeAlpha().resize({ width, kernel: 'lanczos3' });
  // Drawn in a few colours and what lies between them.
  if (format === 'png') return sized.png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  const lower = encoding.avif.quality - quality;
  if (format === 'avif')
    return sized.avif({ ...encoding.avif, quality, chromaSubsampling: chroma ?? '4:4:4' }).toBuffer();
  return sized.webp({ ...encoding.webp, quality: encoding.webp.quality - lower }).toBuffer();
}
