import { contractVersion, InvalidInputError, parseSnapshot, type Snapshot } from 'shared/contract';
import { parseJson } from '../../store/protocol/readKey.ts';

/** Path at which a site says what it is made of. */
export const snapshotPath = '/snapshot.json';

/** The snapshot of a site, out of its bytes. @throws InvalidInputError if it is of another contract or layout */
export function readDeployedSnapshot(origin: string, body: Buffer): Snapshot {
  const said = parseJson(body, origin + snapshotPath) as { readonly contract?: unknown };
  if (said.contract !== contractVersion)
    throw new InvalidInputError({
      fact: `${origin} is of contract ${String(said.contract)}, and this workspace speaks ${contractVersion}: its shell would not understand what is built here.`,
      nextStep: 'Work in a checkout of its contract, or on your own store: npm run dev -- <remote>.',
    });
  try {
    return parseSnapshot(said, origin + snapshotPath);
  } catch (cause) {
    throw new InvalidInputError(
      {
        fact: `${origin} is of another layout than this workspace knows, older or newer.`,
        nextStep: 'Work in a checkout of its time, or on your own store: npm run dev -- <remote>.',
      },
      { cause },
    );
  }
}
