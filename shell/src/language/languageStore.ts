import { type Language, readAddress } from 'shared/contract';
import { createStore, type StoreApi } from 'zustand';

/** The language that the frame speaks: its provider, its switch, what it announces and `<html lang>` follow it. */
export interface FrameLanguage {
  readonly language: Language;
}

export type LanguageStore = StoreApi<FrameLanguage>;

/** A store with its first value: one for a document in the browser, one for each render while prerendering. */
export const createLanguageStore = (language: Language): LanguageStore => createStore(() => ({ language }));

/** The store follows the address, which is the truth. Told when another page is on screen. */
export function followAddress(store: LanguageStore, pathname: string): void {
  const { language } = readAddress(pathname);
  if (store.getState().language !== language) store.setState({ language });
}
