import sharp from 'sharp';
import type { PictureToPaint } from './PictureToPaint.ts';

/** Settings of the encoders: slow, because each picture is encoded only once. */
export const encoderSettings = { avif: { quality: 50, effort: 4 }, webp: { quality: 64, effort: 6 } };

/**
 * Encodes a painted picture at a width. `quality` is the quality of AVIF; WebP's is changed by the same amount. WebP always has colours at
 * half resolution.
 */
export function encodePicture(
  painted: Buffer,
  format: keyof typeof encoderSettings | 'png',
  width: number,
  { quality = encoderSettings.avif.quality, chroma }: Pick<PictureToPaint, 'quality' | 'chroma'>,
): Promise<Buffer> {
  const sized = sharp(painted).removeAlpha().resize({ width, kernel: 'lanczos3' });
  // Uses a palette, because PNG pictures have few colours and blends of these.
  if (format === 'png') return sized.png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  const lower = encoderSettings.avif.quality - quality;
  if (format === 'avif')
    return sized.avif({ ...encoderSettings.avif, quality, chromaSubsampling: chroma ?? '4:4:4' }).toBuffer();
  return sized.webp({ ...encoderSettings.webp, quality: encoderSettings.webp.quality - lower }).toBuffer();
}
