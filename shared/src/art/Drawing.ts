/** The files of one drawing: their names and what is in them. */
export type DrawnFiles = Readonly<Record<string, string>>;

/**
 * One drawing of a room, listed in its `art/drawings.ts`. It is drawn again when its parameters or the generator change, and
 * only then.
 */
export interface Drawing {
  /** The name of its files, without their endings. */
  readonly name: string;
  /** Everything that the result depends on besides the generator itself; written as JSON it gives the hash. */
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

/** What a page inlines and moves: letters to fill, and the fairway to draw. Coordinates are those of the lines' view box. */
export interface InlinePaths {
  readonly width: number;
  readonly height: number;
  readonly letters: readonly string[];
  readonly fairway: string;
}

export const jsonFile = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
