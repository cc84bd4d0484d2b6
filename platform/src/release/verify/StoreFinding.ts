/** One thing in a store that is not as it was written. */
export interface StoreFinding {
  readonly key: string;
  /** What is said of the key: `is missing`. */
  readonly fault: string;
  /** What to do about it. */
  readonly remedy: string;
  /** Whether it can be made again from releases; what is made is held against what is known of it. */
  readonly mendable: boolean;
}

/** A finding as people read it. */
export const findingLine = ({ key, fault, remedy }: StoreFinding): string => `${key} ${fault}. ${remedy}`;
