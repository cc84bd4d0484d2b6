import { type Translate, useMessages } from './useMessages.ts';

/** Messages of the frame that pages use too, so that remotes need no copy. */
export interface FrameMessages {
  readonly breadcrumbs: { readonly label: string; readonly home: string };
}

/** i18next namespace of {@link FrameMessages}, which every frame adds. */
export const frameNamespace = 'frame';

export const useFrameMessages = (): Translate<FrameMessages> => useMessages<FrameMessages>(frameNamespace);
