export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position and size in CSS pixels. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/** Computes a picture's position in its box from computed values of `object-fit` and `object-position` (in percent). */
export function computeObjectFit(picture: Size, box: Size, fit: string, position: string): Place {
  if (fit === 'fill') return { x: 0, y: 0, width: box.width, height: box.height };
  const across = box.width / picture.width;
  const down = box.height / picture.height;
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [left = 50, top = 50] = position.split(' ').map((part) => (part.endsWith('%') ? Number.parseFloat(part) : 50));
  return { x: ((box.width - width) * left) / 100, y: ((box.height - height) * top) / 100, width, height };
}
