import { type Translate, useMessages } from './useMessages.ts';

/** The words that the frame lends to the pages inside it, so that no remote carries its own copy. */
export interface FrameMessages {
  readonly breadcrumbs: { readonly label: string; readonly home: string };
}

/** Under this name a frame (the shell, or the plain one of a remote standing alone) adds {@link FrameMessages}. */
export const frameNamespace = 'frame';

export const useFrameMessages = (): Translate<FrameMessages> => useMessages<FrameMessages>(frameNamespace);
