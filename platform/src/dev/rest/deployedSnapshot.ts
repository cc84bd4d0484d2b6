import { contractVersion, InvalidInputError, parseSnapshot, type Snapshot } from 'shared/contract';
import { parseJson } from '../../store/protocol/readKey.ts';

/** Path at which a site serves its snapshot. */
export const snapshotPath = '/snapshot.json';

/** Parses the snapshot of a site. @throws InvalidInputError if it has another contract or format */
export function parseDeployedSnapshot(origin: string, body: Buffer): Snapshot {
  const json = parseJson(body, origin + snapshotPath) as { readonly contract?: unknown };
  if (json.contract !== contractVersion)
    throw new InvalidInputError({
      fact: `${origin} has contract ${String(json.contract)}, and this workspace has contract ${contractVersion}: the site's shell cannot load your builds.`,
      nextStep: 'Check out a commit with the contract of the site, or use your own store: npm run dev -- <remote>.',
    });
  try {
    return parseSnapshot(json, origin + snapshotPath);
  } catch (cause) {
    throw new InvalidInputError(
      {
        fact: `The snapshot of ${origin} has a format, older or newer, that this workspace cannot read.`,
        nextStep:
          'Check out the commit that the site was released from, or use your own store: npm run dev -- <remote>.',
      },
      { cause },
    );
  }
}
