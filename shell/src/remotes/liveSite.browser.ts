import { contractVersion, parseSnapshot, type Snapshot } from 'shared/contract';
import { prepareHead } from '../document/applyHead.browser.ts';

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

/**
 * Reads what is live, as the server says it. What writes a head is asked for beside it, as every navigation needs it.
 * @throws where the server does not say it, or where its pages are of another contract
 */
async function fetchSnapshot(answer: Promise<Response>): Promise<Snapshot> {
  const [response] = await Promise.all([answer, prepareHead()]);
  if (!response.ok) throw new Error(`/snapshot.json answered ${response.status}.`);
  const live = (await response.json()) as { contract?: unknown };
  // A site of another contract has another shell, too: its pages come as documents.
  if (live.contract !== contractVersion) throw new Error('The live site speaks another contract than this page.');
  return parseSnapshot(live, '/snapshot.json');
}
