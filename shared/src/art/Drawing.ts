/** One drawing of a room: its file, and how it is drawn. */
export interface Drawing {
  /** File name beside the room's `drawings.ts`. */
  readonly file: string;
  /** Everything the drawing depends on besides the generator's sources: plain data. Another input draws it anew. */
  readonly input: unknown;
  draw(): Promise<string>;
}
