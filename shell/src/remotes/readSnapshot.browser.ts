import { contractVersion, parseSnapshot, type Snapshot } from 'shared/contract';

/** What is live, as the server says it. @throws where it does not, or where its pages are of another contract and come as documents */
export async function readSnapshot(response: Response): Promise<Snapshot> {
  if (!response.ok) throw new Error(`/snapshot.json answered ${response.status}.`);
  const live = (await response.json()) as { contract?: unknown };
  // A site of another contract has another shell, too: its pages come as documents.
  if (live.contract !== contractVersion) throw new Error('The live site speaks another contract than this page.');
  return parseSnapshot(live, '/snapshot.json');
}
