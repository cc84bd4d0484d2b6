/** Text about typical projects on a system: a label, a line for each kind, and a closing text. */
export interface BuiltWith {
  readonly title: string;
  readonly points: readonly string[];
  readonly closing: string;
}
