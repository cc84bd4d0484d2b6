/** The files of one drawing: their names and what is in them. */
export type DrawnFiles = Readonly<Record<string, string>>;

/**
 * One drawing of a package, listed in its `art/drawings.ts`. It is drawn again when its parameters, the package's own drawing code or
 * the generator change, and only then.
 */
export interface Drawing {
  /** The name of its files, without their endings. */
  readonly name: string;
  /** Everything that the result depends on besides code; written as JSON it goes into the hash. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly draw: () => Promise<DrawnFiles>;
}

/** A composition with its parameters filled in. */
export function drawing<Parameters extends { readonly name: string }>(
  composition: string,
  parameters: Parameters,
  draw: (parameters: Parameters) => DrawnFiles | Promise<DrawnFiles>,
): Drawing {
  return { name: parameters.name, parameters: { composition, ...parameters }, draw: async () => draw(parameters) };
}
