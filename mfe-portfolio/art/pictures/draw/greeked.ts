/** Returns a bar in place of a text line, for pictures that all languages share. */
export const drawGreekedLine = (width: number | string, colour: string, height = 14): string =>
  `<i style="display:block;width:${typeof width === 'number' ? `${width}px` : width};height:${height}px;border-radius:${height}px;background:${colour};flex:none"></i>`;

/** Returns bars in place of several text lines. */
export const drawGreekedLines = (widths: readonly (number | string)[], colour: string, height = 12, gap = 10): string =>
  `<div style="display:grid;gap:${gap}px">${widths.map((width) => drawGreekedLine(width, colour, height)).join('')}</div>`;
