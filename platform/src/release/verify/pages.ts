import { pagesOf } from '../../compose/keptPages.ts';
import { factsOf, factsText, type Integrities, parseFacts } from '../../compose/pageFacts.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { copySuffix } from '../../store/mediaTypes.ts';
import { factsFile, pageFile } from '../../store/protocol/keys.ts';
import type { SiteListing } from '../../store/protocol/siteListing.ts';
import { readable } from '../../store/protocol/unreadable.ts';
import { integrityOfUnpacked } from '../../store/verifyRelease.ts';
import { type Inspection, isAbandoned } from './Inspection.ts';

/** A file of `pages/`: the page, a copy of it, or its facts. */
export const pagePattern = /^pages\/([^./]+)(\.html|\.html\.br|\.facts\.json|\.facts\.json\.br)$/;

/**
 * Holds every page, its copies and its facts: against the listings that name it, and what none names against its facts. What the facts say
 * of links is read out of the page again.
 */
export async function inspectPages(inspection: Inspection, listings: readonly SiteListing[]): Promise<void> {
  const known = pagesOf(listings);
  const listed = [...known.keys()].flatMap((key) => pagePattern.exec(key)?.[1] ?? []);
  const keys = [...inspection.named(pagePattern), ...listed];
  await Promise.all(
    [...new Set(keys)].map((key) => {
      const file = pageFile(key);
      const named = ['', copySuffix.br].flatMap((ending) =>
        [...(known.get(file + ending) ?? [])].slice(0, 1).map((each) => [ending, each] as const),
      );
      return inspectPage(inspection, key, named.length > 0 ? Object.fromEntries(named) : undefined);
    }),
  );
}

/** @param named integrity values of the page and of its copies, where a listing names it */
async function inspectPage(inspection: Inspection, key: string, named: Integrities | undefined): Promise<void> {
  const file = pageFile(key);
  const facts = await inspection.read(factsFile(key), (bytes) => bytes);
  const said = facts && readable(() => parseFacts(facts, factsFile(key)));
  const expected = named ?? said?.integrities;
  // Only who looks at pages waits for it.
  const { load } = await import('cheerio/slim');
  const page = await inspection.read(
    file,
    (bytes) => bytes && { integrity: integrityOf(bytes), facts: factsOf(load(bytes.toString())) },
  );
  if (!page) return tellMissing(inspection, key, named !== undefined);
  const whole = expected === undefined || expected[''] === page.integrity;
  if (!whole) inspection.mendable(file, 'holds other bytes than were composed');
  const copied = copySuffix.br;
  await inspectCopy(inspection, file + copied, expected?.[copied], expected ? undefined : page.integrity);
  if (!facts) inspection.mendable(factsFile(key), 'is missing');
  else if (whole && facts.toString() !== factsText(page.facts, { ...expected, '': page.integrity }))
    inspection.mendable(factsFile(key), 'is not what the page says');
}

/** What belongs to a page that is not there. */
function tellMissing(inspection: Inspection, key: string, named: boolean): void {
  const own = ['.facts.json', '.facts.json.br', '.html.br'].map((ending) => `pages/${key}${ending}`);
  const left = own.filter((each) => inspection.keys.has(each));
  for (const each of left) inspection.claim(each);
  if (named) {
    inspection.mendable(pageFile(key), 'is missing, though a site names it');
    return;
  }
  const goesOn = 'Composing goes on with it.';
  inspection.notDone(pageFile(key), 'is not there: it was never finished', goesOn, isAbandoned(inspection, left));
}

/** @param unpacked what it must unpack to, where nothing says what its own bytes are */
async function inspectCopy(
  inspection: Inspection,
  key: string,
  expected: string | undefined,
  unpacked: string | undefined,
): Promise<void> {
  if (expected === undefined && (unpacked === undefined || !inspection.keys.has(key))) return;
  await inspection.read(key, async (bytes) => {
    if (!bytes) inspection.mendable(key, 'is missing');
    else if (expected === undefined ? (await integrityOfUnpacked(bytes)) !== unpacked : integrityOf(bytes) !== expected)
      inspection.mendable(key, 'holds other bytes than were composed');
  });
}
