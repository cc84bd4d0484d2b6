import { type Translate, useMessages } from 'shared/language';
import type { messages } from './frame.ua.ts';

export type ShellMessages = typeof messages;

/** The name under which the shell's messages are added. */
export const shellMessages = 'shell';

export const useShellMessages = (): Translate<ShellMessages> => useMessages<ShellMessages>(shellMessages);
