/** What every store says when it is full. */
export const outOfSpaceError = (key: string, place: string, cause: unknown): Error =>
  new Error(
    `There is no space left for ${key} in ${place}. What was live is still live. Free some disk and run the command again.`,
    { cause },
  );
