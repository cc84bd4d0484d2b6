import { StoreError } from 'shared/contract';

export const createOutOfSpaceError = (key: string, place: string, cause: unknown): Error =>
  new StoreError(
    {
      fact: `There is no disk space left for ${key} in ${place}.`,
      nextStep: 'The live site has not changed. Free some disk space and run the command again.',
    },
    { cause },
  );
