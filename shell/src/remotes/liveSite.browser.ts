import type { Snapshot } from 'shared/contract';
import { prepareHead } from '../document/applyHead.browser.ts';
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
      federation ??= Promise.all([
        import(/* webpackChunkName: "federation" */ './federation.browser.ts'),
        snapshot(),
      ]).then(([{ startFederation }, live]) => startFederation(live));
      federation.catch(() => {
        federation = undefined;
      });
      return (await federation)(name);
    },
  };
}

/** What reads it is asked for beside it, with all else that only a navigation needs. */
async function fetchSnapshot(): Promise<Snapshot> {
  const [response, { readSnapshot }] = await Promise.all([
    fetch('/snapshot.json'),
    import(/* webpackChunkName: "navigation" */ './readSnapshot.browser.ts'),
    prepareHead(),
  ]);
  return readSnapshot(response);
}
