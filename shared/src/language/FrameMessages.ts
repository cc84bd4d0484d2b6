import { type Translate, useMessages } from './useMessages.ts';

/** Words that the frame provides to pages, so that remotes need no copy. */
export interface FrameMessages {
  readonly breadcrumbs: { readonly label: string; readonly home: string };
}

/** Namespace of {@link FrameMessages}, which every frame adds. */
export const frameNamespace = 'frame';

export const useFrameMessages = (): Translate<FrameMessages> => useMessages<FrameMessages>(frameNamespace);
