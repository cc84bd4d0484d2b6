import { addressOf, type Language, readAddress } from 'shared/contract';
import type { PageSource } from './PageSource.ts';

/** A navigation whose remote or words do not come loads that address as a document: it is prerendered, too. */
export function withDocumentFallback(inner: PageSource): PageSource {
  const guarded = new Map<Promise<unknown>, Promise<unknown>>();
  const guard = <T>(loading: Promise<T>, isWanted: () => boolean): Promise<T> => {
    const known = guarded.get(loading) as Promise<T> | undefined;
    if (known) return known;
    // Settled promises that React reads at once are passed on as they are.
    if ('status' in loading) return loading;
    const work = loading.catch((error: unknown) => {
      if (!isWanted()) throw error;
      console.warn(`${location.pathname} is loaded as a document.`, error);
      location.reload();
      return new Promise<never>(() => {});
    });
    guarded.set(loading, work);
    return work;
  };
  const here = () => readAddress(location.pathname);
  return {
    ...inner,
    messages: (language: Language) => guard(inner.messages(language), () => here().language === language),
    page: (path, language) =>
      guard(inner.page(path, language), () => addressOf(here().path, here().language) === addressOf(path, language)),
  };
}
