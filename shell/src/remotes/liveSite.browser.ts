import type { Snapshot } from 'shared/contract';
import { prepareHead } from '../document/applyHead.browser.ts';
import type { LoadRemote } from './federation.browser.ts';
import { readSnapshot } from './readSnapshot.browser.ts';

/** What is live when the visitor first means to go on. The page itself stays with the releases it pins. */
export interface LiveSite {
  snapshot(): Promise<Snapshot>;
  /** Loads a remote by its short name, with the federation runtime, which comes with the first one. */
  readonly remote: LoadRemote;
}

/** @param first the answer to a question that was asked already; a later one is asked here, if that fails */
export function openLiveSite(first: Promise<Response>): LiveSite {
  let answer: Promise<Response> | undefined = first;
  let asked: Promise<Snapshot> | undefined;
  let federation: Promise<LoadRemote> | undefined;
  const snapshot = () => {
    asked ??= fetchSnapshot(answer ?? fetch('/snapshot.json')).catch((error) => {
      asked = undefined;
      answer = undefined;
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

/** What writes a head is asked for beside it, as every navigation needs it. */
async function fetchSnapshot(answer: Promise<Response>): Promise<Snapshot> {
  const [response] = await Promise.all([answer, prepareHead()]);
  return readSnapshot(response);
}
