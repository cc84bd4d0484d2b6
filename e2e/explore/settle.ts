import { setTimeout } from 'node:timers/promises';
import { type Expected, onScreen, pathOf, twinOf } from './Expected.ts';
import { look, markSeen, type Seen } from './look.ts';
import { type Promised, properties } from './properties.ts';
import type { Visitor } from './Visitor.ts';

/** What is found, and by which property. */
interface Finding {
  readonly by: string;
  readonly what: string;
}

/** A walk that went wrong: what was found after its last step. */
export class Broken extends Error {
  override readonly name = 'Broken';
  /** The properties that do not hold: a shorter walk has to break one of the same. */
  readonly by: readonly string[];

  constructor(found: readonly Finding[]) {
    super(found.map(({ what }) => what).join('; '));
    this.by = found.map(({ by }) => by);
  }
}

/**
 * Looks at the page until all that it must be is so.
 * @throws Broken with what is still wrong when it has had its time
 */
export async function settle(visitor: Visitor, expected: Expected, promised: Promised): Promise<void> {
  const { patience } = visitor;
  const time = expected.fault === undefined && expected.online ? patience.well : patience.faulty;
  const until = performance.now() + time;
  // While a document is on its way the browser answers nothing that it is asked of the one before.
  const over = new AbortController();
  const late = setTimeout(time + 2000, [{ by: 'look', what: 'a document is on its way, and does not come' }], {
    signal: over.signal,
  });
  try {
    for (;;) {
      const found = await Promise.race([
        findings(visitor, expected, promised).then((all) => marked(visitor, expected, all)),
        late,
      ]);
      if (found.length === 0) break;
      // What was said stays said.
      if (performance.now() > until || found.some(({ by }) => by === 'error')) throw new Broken(found);
    }
  } finally {
    over.abort();
  }
  expected.leaving = undefined;
}

/** Where nothing was found: marks the document that was looked at, if it is there still. */
async function marked({ page }: Visitor, { lost }: Expected, found: readonly Finding[]): Promise<readonly Finding[]> {
  if (found.length > 0 || lost || (await markSeen(page))) return found;
  return [{ by: 'look', what: 'its document goes each time that it was looked at' }];
}

async function findings(visitor: Visitor, expected: Expected, promised: Promised): Promise<readonly Finding[]> {
  const { page, proxy, ground, heard, explained } = visitor;
  const errors = heard.filter((text) => !explained.some((said) => said.test(text)));
  if (errors.length > 0) return [{ by: 'error', what: `it says: ${errors.join(' | ').slice(0, 300)}` }];
  const own = proxy.own();
  if (own.length > 0) return [{ by: 'hop', what: `the hop failed by itself: ${own.join()}` }];
  let seen: Seen;
  try {
    seen = await look(page);
  } catch (error) {
    // A document that goes takes with it what was asked of it.
    return [{ by: 'look', what: `it cannot be looked at: ${(error as Error).message.split('\n')[0]}` }];
  }
  if (seen.ownPage && !expected.online) {
    expected.lost = true;
    return [];
  }
  takeEither(seen, expected);
  const served = await ground.served(pathOf(onScreen(expected).address));
  expected.offers = seen.offers;
  if (expected.leaving && seen.sameDocument && seen.leftAt !== undefined)
    expected.leaving.left = { y: seen.leftAt, width: expected.width };
  const found = Object.entries(properties).flatMap(([by, property]) => {
    const what = property({ seen, served, expected, promised });
    return what ? [{ by, what }] : [];
  });
  if (promised.turned && !(await promised.turned().catch(() => false)))
    found.push({ by: 'turned', what: 'what was pressed does nothing' });
  return found;
}

/** What a document that is loaded may lead to instead, the choice of a language that was made before among it (SPEC §4). */
function takeEither(seen: Seen, expected: Expected): void {
  const visited = onScreen(expected);
  if (seen.sameDocument) return;
  const detected =
    pathOf(visited.address) === '/exchange' && expected.chosenEnglish ? twinOf(visited.address) : undefined;
  if ([visited.or, detected].includes(seen.address))
    expected.history[expected.at] = { ...visited, address: seen.address };
}
