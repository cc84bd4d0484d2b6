/** Contents of a drawing's files, by file name. */
export type DrawnFiles = Readonly<Record<string, string>>;

/**
 * A drawing that a package lists in `art/drawings.ts`. It is drawn again only if its parameters, the package's drawing code or the code of
 * this folder changes.
 */
export interface Drawing {
  /** Name of the drawing's files, without extension. */
  readonly name: string;
  /** All inputs of the drawing except code. The hash contains them as JSON. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly draw: () => Promise<DrawnFiles>;
}

export function createDrawing<Parameters extends { readonly name: string }>(
  composition: string,
  parameters: Parameters,
  draw: (parameters: Parameters) => DrawnFiles | Promise<DrawnFiles>,
): Drawing {
  return { name: parameters.name, parameters: { composition, ...parameters }, draw: async () => draw(parameters) };
}
