import type { KeyObject } from 'node:crypto';
import { readSigningKey } from '../../release/signing.ts';

/** The key that signs what this machine releases and makes live, by one setting: `RELEASE_KEY`. @throws InvalidInputError if it is none */
export const ownSigningKey = async (): Promise<KeyObject | undefined> =>
  process.env.RELEASE_KEY ? readSigningKey(process.env.RELEASE_KEY) : undefined;
