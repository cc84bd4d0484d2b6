import { pagesOf } from '../../compose/keptPages.ts';
import { factsOf, factsText, parseFacts } from '../../compose/pageFacts.ts';
import type { Content } from '../../store/protocol/content.ts';
import { factsKey } from '../../store/protocol/keys.ts';
import type { SiteListing } from '../../store/protocol/siteListing.ts';
import { readable } from '../../store/protocol/unreadable.ts';
import { inspectContent } from './contents.ts';
import { type Inspection, isAbandoned } from './Inspection.ts';

/** The facts of a page. */
export const factsPattern = /^pages\/([^./]+)\.json$/;

/**
 * Verifies the facts of every page: against the listings that name it, and against the page itself, whose links are read again.
 */
export async function inspectPages(inspection: Inspection, listings: readonly SiteListing[]): Promise<void> {
  const known = pagesOf(listings);
  const keys = new Set([...inspection.named(factsPattern), ...known.keys()]);
  await Promise.all([...keys].map((key) => inspectPage(inspection, key, known.get(key)?.[0])));
}

/** @param named the page's content, where a listing names it */
async function inspectPage(inspection: Inspection, key: string, named: Content | undefined): Promise<void> {
  const facts = await inspection.read(factsKey(key), (bytes) => bytes);
  const said = facts && readable(() => parseFacts(facts, factsKey(key)));
  const content = named ?? said?.content;
  if (!facts) inspection.mendable(factsKey(key), 'is missing');
  if (!content) {
    if (facts) inspection.mendable(factsKey(key), 'is not what the page says');
    return;
  }
  if (named) await inspectContent(inspection, content);
  // Only who looks at pages waits for it.
  const { load } = await import('cheerio/slim');
  const written = await inspection.readContent(
    content,
    (page) => page && factsText(factsOf(load(page.toString())), content),
  );
  if (written !== undefined) {
    inspection.claimContent(content);
    if (facts && facts.toString() !== written) inspection.mendable(factsKey(key), 'is not what the page says');
  } else if (!named) {
    const isOld = isAbandoned(inspection, [factsKey(key)]);
    inspection.notDone(factsKey(key), 'names a page that is not there', 'Composing makes the page again.', isOld);
  }
}
