import { StoreError } from 'shared/contract';

export const createOutOfSpaceError = (key: string, place: string, cause: unknown): Error =>
  new StoreError(
    {
      fact: `There is no space left for ${key} in ${place}.`,
      nextStep: 'What was live is still live. Free some disk and run the command again.',
    },
    { cause },
  );
