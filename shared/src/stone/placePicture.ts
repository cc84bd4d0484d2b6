export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place in the box of a drawing: pixels of the page from its upper left corner. */
export interface Place extends Size {
  readonly x: number;
  readonly y: number;
}

/** Computes the place of a picture in a box from its computed `object-fit` and `object-position` in percent. */
export function placePicture(picture: Size, box: Size, fit: string, position: string): Place {
  if (fit === 'fill') return { x: 0, y: 0, width: box.width, height: box.height };
  const across = box.width / picture.width;
  const down = box.height / picture.height;
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [left = 50, top = 50] = position.split(' ').map((part) => (part.endsWith('%') ? Number.parseFloat(part) : 50));
  return { x: ((box.width - width) * left) / 100, y: ((box.height - height) * top) / 100, width, height };
}
