import { type Translate, useMessages } from './useMessages.ts';

/** Messages of the frame that pages use as well, so that remotes need no copies. */
export interface FrameMessages {
  readonly breadcrumbs: { readonly label: string; readonly home: string };
}

/** i18next namespace of {@link FrameMessages}. Every frame adds these messages. */
export const frameNamespace = 'frame';

export const useFrameMessages = (): Translate<FrameMessages> => useMessages<FrameMessages>(frameNamespace);
