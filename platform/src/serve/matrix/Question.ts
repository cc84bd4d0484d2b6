/** One request of the matrix. Every host gets it, and every response is held against the policy's. */
export interface Question {
  readonly name: string;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Conditions on the tag that the same host gave for the same target and encoding. */
  readonly conditions?: (tag: string) => Readonly<Record<string, string>>;
  /** Static hosts do some things in ways of their own; only what the generated files say is asked of them. */
  readonly alsoStatic?: boolean;
}
