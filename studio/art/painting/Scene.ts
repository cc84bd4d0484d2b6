/** An HTML document of fixed size, which a browser paints. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Font families in the scene; `Typefaces` must contain them. */
  readonly fonts: readonly string[];
  readonly style: string;
  readonly body: string;
}
