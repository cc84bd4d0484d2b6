/** The files of one drawing: contents by name. */
export type DrawnFiles = Readonly<Record<string, string>>;

/**
 * A drawing of a package, listed in its `art/drawings.ts`. It is drawn again only when its parameters, the package's drawing code or the
 * generator change.
 */
export interface Drawing {
  /** The name of its files, without extension. */
  readonly name: string;
  /** Every input of the result except code; it enters the hash as JSON. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly draw: () => Promise<DrawnFiles>;
}

/** Creates a drawing from a composition and its parameters. */
export function drawing<Parameters extends { readonly name: string }>(
  composition: string,
  parameters: Parameters,
  draw: (parameters: Parameters) => DrawnFiles | Promise<DrawnFiles>,
): Drawing {
  return { name: parameters.name, parameters: { composition, ...parameters }, draw: async () => draw(parameters) };
}
