/** Texts about typical projects on a system: title of the list, one point for each kind of project, and a closing sentence. */
export interface BuiltWith {
  readonly title: string;
  readonly points: readonly string[];
  readonly closing: string;
}
