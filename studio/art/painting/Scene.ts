/** A page of fixed size for the browser to paint. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  /** Font families of the scene's text, from the tool's typefaces. */
  readonly fonts: readonly string[];
  readonly style: string;
  readonly body: string;
}
