import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { InvalidInputError } from 'shared/contract';
import { browserArguments, findBrowser } from '../../browser.ts';
import { serveLive } from '../serveLive.ts';
import { measureBackForward } from './backForward.ts';
import { measureInteractions } from './interactions.ts';
import { measureNextPage } from './nextPage.ts';
import { measurePassages } from './passages.ts';
import { measureQuiet } from './quiet.ts';
import { measureStone } from './stone.ts';
import { measureControlRow, measureTaps } from './taps.ts';
import { measureVisit } from './visit.ts';

/**
 * `npm run bench -- intent [--only quiet,taps …] [--rounds 9] [page …]`: what pages cost that are only read, and how soon and how surely they
 * answer. It measures what `npm start` has composed, on the phone of the bench unless it says otherwise. The share of LCP that
 * scripts cost is a row of `npm run bench`.
 */
const rows = ['quiet', 'taps', 'interactions', 'next', 'back', 'visit', 'passages', 'stone'] as const;
const { only, rounds, pages } = readOptions(process.argv.slice(3));

const site = await serveLive(pages);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  for (const row of rows.filter((each) => only.includes(each))) await measure(row);
} finally {
  await browser.close();
  await site.stop();
}

async function measure(row: (typeof rows)[number]): Promise<void> {
  switch (row) {
    case 'quiet': {
      console.log(
        '\nUntouched until idle (script ≤ 5 KB, ≤ 8 KB where parts need it; blocking ≤ 30 ms, no task > 50 ms), medians:',
      );
      return console.table(await measureQuiet(browser, site.url, site.addresses, Math.min(rounds, 3)));
    }
    case 'taps': {
      const taps = await measureTaps(browser, site.url, rounds);
      const sum = (of: 'taps' | 'lost' | 'doubled' | 'late') => taps.reduce((all, each) => all + each[of], 0);
      console.log('\nTaps before hydration (what opens natively ≤ 100 ms, the others ≤ 1.5 s):');
      console.table(taps);
      console.log(`${sum('lost')} lost, ${sum('doubled')} doubled, ${sum('late')} late, of ${sum('taps')}.`);
      console.log('The control row: without the starter what needs script must be lost.');
      return console.table(await measureControlRow(browser, site.url, Math.min(rounds, 3)));
    }
    case 'interactions': {
      console.log('\nFrom the input to the next paint, hydrated (≤ 100 ms):');
      return console.table(await measureInteractions(browser, site.url, rounds));
    }
    case 'next': {
      const link = { from: '/services/cms-framework', link: '#cards a[href="/services/opencart"]', rounds };
      console.log(
        '\nFrom the click to the next page’s first paint, after 200 ms of hovering, on a desktop (≤ 100 ms):',
      );
      const [with_, without] = [
        await measureNextPage(site.url, link),
        await measureNextPage(site.url, { ...link, rules: '{}' }),
      ];
      return console.table({ 'with the rules': spread(with_), 'without rules': spread(without) });
    }
    case 'back': {
      const found = await measureBackForward(site.url, site.addresses);
      console.log(`\nKept by the back/forward cache: ${found.filter(({ kept }) => kept).length} of ${found.length}.`);
      return console.table(found.filter(({ kept }) => !kept));
    }
    case 'passages': {
      console.log('\nScrolling past what is drawn by that, at 1440 (60 frames a second), medians:');
      return console.table(await measurePassages(browser, site.url, Math.min(rounds, 3)));
    }
    case 'stone': {
      console.log(
        '\nWater that parts around the pointer, at 1440 (main thread ≤ 4 ms a frame where the processor is 4× slower):',
      );
      return console.table(await measureStone(site.url));
    }
    case 'visit': {
      console.log('\nAsked of the server more than once in one visit (nothing):');
      return console.table(await measureVisit(browser, site.url));
    }
  }
}

function spread(paints: readonly { milliseconds: number; ahead: boolean }[]) {
  const times = paints.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    clicks: times.length,
    'rendered ahead': paints.filter(({ ahead }) => ahead).length,
    median: Math.round(times[Math.floor((times.length - 1) / 2)] ?? Number.NaN),
    slowest: Math.round(times.at(-1) ?? Number.NaN),
  };
}

function readOptions(words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { only: { type: 'string', default: rows.join() }, rounds: { type: 'string', default: '9' } },
  });
  const only = values.only.split(',');
  const unknown = only.find((each) => !rows.some((row) => row === each));
  if (unknown !== undefined)
    throw new InvalidInputError({
      fact: `There is no row "${unknown}".`,
      nextStep: `The rows are ${rows.join(', ')}.`,
    });
  if (!/^[1-9]\d*$/.test(values.rounds))
    throw new InvalidInputError({
      fact: `"${values.rounds}" is no number of rounds.`,
      nextStep: 'Give a whole number from 1 on: --rounds 9.',
    });
  return { only, rounds: Number(values.rounds), pages: positionals };
}
