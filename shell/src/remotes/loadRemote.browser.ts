import type { PinnedRemote, Remote } from 'shared/contract';

/** Loads a remote by its short name, with the federation runtime, which is a chunk of its own: who only reads never needs it. */
export async function loadRemote(name: string, pinned: PinnedRemote): Promise<Remote> {
  const federation = await import(/* webpackChunkName: "federation" */ './federation.browser.ts');
  return federation.loadRemote(name, pinned);
}
