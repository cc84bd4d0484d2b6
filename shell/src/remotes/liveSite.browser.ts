import type { Snapshot } from 'shared/contract';
import { prepareHead } from '../document/applyHead.browser.ts';
import { readSnapshot } from './readSnapshot.browser.ts';

/**
 * Opens what is live when the visitor first means to go on. The page itself stays with the releases it pins.
 * @param first the answer to a question that was asked already; a later one is asked here, if that fails
 * @returns reads it, once
 */
export function openLiveSite(first: Promise<Response>): () => Promise<Snapshot> {
  let answer: Promise<Response> | undefined = first;
  let asked: Promise<Snapshot> | undefined;
  return () => {
    asked ??= fetchSnapshot(answer ?? fetch('/snapshot.json')).catch((error) => {
      asked = undefined;
      answer = undefined;
      throw error;
    });
    return asked;
  };
}

/** What writes a head is asked for beside it, as every navigation needs it. */
async function fetchSnapshot(answer: Promise<Response>): Promise<Snapshot> {
  const [response] = await Promise.all([answer, prepareHead()]);
  return readSnapshot(response);
}
