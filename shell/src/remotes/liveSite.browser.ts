import { contractVersion, parseSnapshot, type Snapshot } from 'shared/contract';
import type { LoadRemote } from './federation.browser.ts';

/** What is live when the visitor first means to go on. The page itself stays with the releases it pins. */
export interface LiveSite {
  snapshot(): Promise<Snapshot>;
  /** Loads a remote by its short name, with the federation runtime, which comes with the first one. */
  readonly remote: LoadRemote;
}

export function openLiveSite(): LiveSite {
  let asked: Promise<Snapshot> | undefined;
  let federation: Promise<LoadRemote> | undefined;
  const snapshot = () => {
    asked ??= fetchSnapshot().catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
  return {
    snapshot,
    async remote(name) {
      const live = await snapshot();
      federation ??= import(/* webpackChunkName: "federation" */ './federation.browser.ts').then(
        ({ startFederation }) => startFederation(live),
      );
      return (await federation)(name);
    },
  };
}

async function fetchSnapshot(): Promise<Snapshot> {
  const response = await fetch('/snapshot.json');
  if (!response.ok) throw new Error(`/snapshot.json answered ${response.status}.`);
  const live = (await response.json()) as { contract?: unknown };
  // A site of another contract has another shell, too: its pages come as documents.
  if (live.contract !== contractVersion) throw new Error('The live site speaks another contract than this page.');
  return parseSnapshot(live, '/snapshot.json');
}
