import type { ServerResponse } from 'node:http';
import { contractVersion, InvalidInputError, NotFoundError, parseRelease, type Release } from 'shared/contract';
import type { Named } from '../release/live.ts';
import { messageOf } from '../store/messageOf.ts';
import { developmentVersion } from './developmentRelease.ts';

/** Whether something stands for a remote from source at another development server of this machine: no other address is asked. */
export const isElsewhere = ({ version }: Pick<Named, 'version'>): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/.test(version);

/** Where a development server describes what it builds from source, and hands out the files. */
export const describedPath = (name: string): string => `/dev/release/${name}`;

/** How long, in milliseconds, another server of this machine may take: it may be building. */
const patience = 10_000;

/**
 * A remote as another development server has built it last.
 * @param version the address of that server
 * @throws NotFoundError if nobody answers there, or somebody who does not build this remote; InvalidInputError if it is of another contract
 */
export async function releaseElsewhere({ name, version: address }: Named): Promise<Release> {
  const text = (await fileElsewhere(address, describedPath(name), name)).toString();
  let described: { readonly contract?: unknown; readonly name?: unknown };
  try {
    described = JSON.parse(text);
  } catch (cause) {
    throw noSuch(address, name, cause);
  }
  if (described.name !== name) throw noSuch(address, name);
  if (described.contract !== contractVersion)
    throw new InvalidInputError({
      fact: `${name} at ${address} is of contract ${String(described.contract)}, and this workspace speaks ${contractVersion}.`,
      nextStep: 'Develop both in workspaces of one contract.',
    });
  const release = parseRelease({ ...described, version: '0.0.0' }, `${name} at ${address}`);
  return { ...release, version: developmentVersion };
}

/** @throws NotFoundError as `releaseElsewhere` does */
export async function fileElsewhere(address: string, path: string, name: string): Promise<Buffer> {
  try {
    const answer = await fetch(address + path, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) throw noSuch(address, name);
    return Buffer.from(await answer.arrayBuffer());
  } catch (cause) {
    if (cause instanceof NotFoundError) throw cause;
    throw new NotFoundError(
      {
        fact: `Nobody answers at ${address} (${messageOf(cause)}).`,
        nextStep: `Start a development server there: PORT=${new URL(address).port} npm run dev -- ${name}.`,
      },
      { cause },
    );
  }
}

/** Answers with what another server answers: a browser file of what it builds. */
export async function passOn({ version: address }: Named, pathname: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address + pathname, { signal: AbortSignal.timeout(patience) });
  const type = answer.headers.get('content-type');
  response.writeHead(answer.status, { ...(type && { 'content-type': type }), 'cache-control': 'no-store' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const noSuch = (address: string, name: string, cause?: unknown): NotFoundError =>
  new NotFoundError(
    {
      fact: `What answers at ${address} builds no ${name} from source.`,
      nextStep: `Name a development server that was started with it: npm run dev -- ${name}.`,
    },
    { cause },
  );
