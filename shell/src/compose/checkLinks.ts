import { type CheerioAPI, load } from 'cheerio';
import { addressOf } from 'shared/contract';
import type { RenderedPage } from './prerenderPages.ts';

type Page = Extract<RenderedPage, { outcome: 'page' }>;

/**
 * Every link of the site that leads nowhere: to an address nobody owns, or to a fragment that its page does not have. One line
 * for each dead end, with the first page that links there and how many more do.
 */
export function checkLinks(pages: readonly Page[]): string[] {
  const documents = new Map(pages.map(({ job, html }) => [addressOf(job.path, job.language), load(html)]));
  const deadEnds = new Map<string, Set<string>>();
  for (const [address, $] of documents) {
    for (const element of $('a[href]').toArray()) {
      const href = element.attribs.href ?? '';
      if (!/^[/#?]/.test(href) || href.startsWith('//')) continue;
      const { pathname, hash } = new URL(href, `http://site${address}`);
      const fault = faultOf(documents, pathname, decodeURIComponent(hash.slice(1)));
      if (fault) deadEnds.set(fault, (deadEnds.get(fault) ?? new Set()).add(address));
    }
  }
  return [...deadEnds].map(
    ([fault, [first, ...more]]) => `${fault} Linked from ${first}${more.length > 0 ? ` and ${more.length} more` : ''}.`,
  );
}

function faultOf(documents: ReadonlyMap<string, CheerioAPI>, pathname: string, fragment: string): string | undefined {
  const target = documents.get(pathname);
  if (!target) return `${pathname} is not a page of the site.`;
  const found =
    fragment === '' ||
    target('[id]')
      .toArray()
      .some((element) => element.attribs.id === fragment);
  return found ? undefined : `${pathname} has no part #${fragment}.`;
}
