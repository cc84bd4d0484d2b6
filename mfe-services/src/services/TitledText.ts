export interface TitledText {
  readonly title: string;
  readonly text: string;
}
