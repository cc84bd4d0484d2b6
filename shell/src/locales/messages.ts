import { type Translate, useMessages } from 'shared/language';
import type ua from './ua.json';

export type ShellMessages = typeof ua;

/** The name under which the shell's messages are added. */
export const shellMessages = 'shell';

export const useShellMessages = (): Translate<ShellMessages> => useMessages<ShellMessages>(shellMessages);
