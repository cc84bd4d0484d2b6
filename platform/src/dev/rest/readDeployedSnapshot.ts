import {
  contractVersion,
  type ExplainedError,
  InvalidInputError,
  NotFoundError,
  parseSnapshot,
  type Snapshot,
} from 'shared/contract';
import type { SiteAnswer } from '../../proof/askSite.ts';
import { messageOf } from '../../store/messageOf.ts';

/** Where a site says what it is made of. */
export const snapshotPath = '/snapshot.json';

/**
 * The snapshot in a site's answer.
 * @throws NotFoundError if it is no site of ours, leads elsewhere or is not up; InvalidInputError if it is of another contract or layout
 */
export function readDeployedSnapshot(origin: string, { status, headers, body }: SiteAnswer): Snapshot {
  if (status >= 300 && status < 400) throw leadsElsewhere(origin, headers.location ?? '');
  if (status >= 500 || status === 429)
    throw new NotFoundError({
      fact: `${origin} is there and answers ${status} when it is asked what it is made of.`,
      nextStep: 'Try again when it is up.',
    });
  const said = status === 200 ? parsed(body) : undefined;
  if (!isSnapshot(said))
    throw new NotFoundError({
      fact: `${origin} is no site of this kind: it answers ${status} at ${snapshotPath}, without a snapshot.`,
      nextStep: `Write the address of a site of this project: --rest https://porohy.example.`,
    });
  if (said.contract !== contractVersion)
    throw new InvalidInputError({
      fact: `${origin} is of contract ${String(said.contract)}, and this workspace speaks ${contractVersion}: its shell would not understand what is built here.`,
      nextStep: 'Work in a checkout of its contract, or on your own store: npm run dev -- <remote>.',
    });
  try {
    return parseSnapshot(said, `${origin}${snapshotPath}`);
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

/** What is said where a site cannot be asked. */
export const unreachable = (origin: string, cause: unknown): NotFoundError =>
  new NotFoundError(
    {
      fact: `${origin} cannot be reached: ${messageOf(cause)}.`,
      nextStep: 'Look at its address, and at the line of this machine.',
    },
    { cause },
  );

function leadsElsewhere(origin: string, location: string): ExplainedError {
  const to = URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  return new NotFoundError({
    fact: `${origin} leads elsewhere and shows nothing itself.`,
    nextStep:
      to && to.origin !== origin
        ? `Write the address that it leads to: --rest ${to.origin}.`
        : 'It may ask who you are first: what is behind that cannot be taken.',
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const isSnapshot = (said: unknown): said is { readonly contract: unknown } =>
  typeof said === 'object' && said !== null && 'contract' in said && 'routes' in said;
