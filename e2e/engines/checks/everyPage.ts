import { servedText, shareOf, silent } from '../../faults/lookAt.ts';
import { whatSticksOut } from '../../whatSticksOut.ts';
import type { Check, Ground } from './Check.ts';
import { whatIsDrawnWrong } from './whatIsDrawnWrong.ts';

/** How much of the served words a page must show. */
const least = 0.99;

const wide = [1440, 900] as const;
const narrow = [390, 844] as const;

/** What is asked of every page, of one load of it. */
interface Looked {
  readonly text: readonly string[];
  readonly alive: readonly string[];
  readonly said: readonly string[];
  readonly fits: readonly string[];
  readonly drawn: readonly string[];
}

/** All addresses are opened once, for five rows of the table. */
export function everyPage(): readonly Check[] {
  let looked: Promise<Readonly<Record<string, Looked>>> | undefined;
  const row = (name: string, part: keyof Looked): Check => ({
    name,
    run: async (ground) => {
      looked ??= lookAtAll(ground);
      return Object.fromEntries(Object.entries(await looked).map(([address, all]) => [address, all[part]]));
    },
  });
  return [
    row('every page says what its HTML says', 'text'),
    row('every page responds when it is wanted', 'alive'),
    row('no page has an error', 'said'),
    row('every page fits windows of 1440 and 390', 'fits'),
    row('titles are whole, and drawings as they are meant', 'drawn'),
  ];
}

async function lookAtAll({ visitor, addresses }: Ground): Promise<Readonly<Record<string, Looked>>> {
  const found: Record<string, Looked> = {};
  for (const [index, address] of addresses.entries()) {
    // Each begins in the window that the one before has ended in: to change it takes time. Languages alternate, so one begins wide.
    const windows = index % 2 === 0 ? [wide, narrow] : [narrow, wide];
    found[address] = await lookAt(visitor, address, windows).catch((error: Error) => ({
      text: [],
      alive: [error.message],
      said: [],
      fits: [],
      drawn: [],
    }));
  }
  await visitor.driver.resize(...wide);
  return found;
}

/** One page in both windows, begun in the first of them. */
export async function lookAt(
  visitor: Ground['visitor'],
  address: string,
  windows: readonly (readonly [width: number, height: number])[],
  site = visitor.site,
): Promise<Looked> {
  const { driver } = visitor;
  await driver.complaints();
  const served = await servedText(visitor.site, address);
  const [first = wide] = windows;
  await driver.resize(...first);
  await visitor.open(address, site);
  const alive = await visitor.meansToGoOn('').then(
    () => [],
    (error: Error) => [error.message],
  );
  // Heights are known only of what was laid out.
  await driver.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
  const text = await lookAtText(visitor, served);
  const fits: string[] = [];
  const drawn: string[] = [];
  for (const [width, height] of windows) {
    await driver.resize(width, height);
    const at = (what: string) => `at ${width}: ${what}`;
    fits.push(...(await driver.evaluate(whatSticksOut)).map(at));
    drawn.push(...(await driver.evaluate(whatIsDrawnWrong)).map(at));
  }
  // A page that is not there is answered so.
  const said = (await driver.complaints()).filter((each) => !/^404: \S+\/no-such-page$/.test(each));
  return { text, alive, said, fits, drawn };
}

/** How much of the served words a page shows. @returns what is wrong */
export async function lookAtText(visitor: Ground['visitor'], served: string): Promise<string[]> {
  const { text, height, heading } = await visitor.driver.evaluate((without) => {
    const main = document.querySelector('main');
    const said = main?.cloneNode(true) as HTMLElement | undefined;
    for (const each of said?.querySelectorAll(without) ?? []) each.remove();
    const shown = [...document.querySelectorAll('main h1')].some((each) =>
      each.checkVisibility({ opacityProperty: true }),
    );
    return { text: said?.textContent ?? '', height: main?.offsetHeight ?? 0, heading: shown };
  }, silent);
  const share = shareOf(text, served);
  return [
    ...(share < least ? [`says ${Math.floor(share * 100)} % of its words`] : []),
    ...(height < 300 || !heading ? ['is blank'] : []),
  ];
}
