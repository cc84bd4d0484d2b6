/** A benefit, a step or a method. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}
