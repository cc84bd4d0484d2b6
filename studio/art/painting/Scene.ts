/** What a browser paints: a page of a fixed size. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Device pixels per pixel. */
  readonly scale: number;
  /** Families of the tool's typefaces that the text of the scene is set in. */
  readonly fonts: readonly string[];
  readonly style: string;
  readonly body: string;
}
