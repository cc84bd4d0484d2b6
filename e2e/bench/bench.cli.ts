import { ExplainedError, InvalidInputError } from 'shared/contract';

/**
 * `npm run bench [rounds [page …]]`: what a first visit costs, beside the same sources as one bundle and beside the same HTML without
 * scripts. `npm run bench -- changes`: which files each kind of change touches. `npm run bench -- releases`: what a release costs whoever
 * was here before. `npm run bench -- intent`: what pages cost that are only read, and how soon they answer. `npm run bench -- watched
 * [rounds]`: what it costs a server to be watched. `npm run bench -- forged [seconds]`: what a thousand forged reports a second do to it.
 * `npm run bench -- guarded [share]`: how soon a guard stops a canary that fails in that share of browsers, at twenty views a second.
 * `npm run bench -- alarms`: whether a real Prometheus fires each alarm of the examples. `npm run bench -- million [requests]`: what a million
 * requests leave in a server's memory. `npm run bench -- saves [--rest <address>]`: how soon a save shows while developing, also within a
 * deployed site. `npm run bench -- clone`: how long a newcomer waits from `git clone` to the first change on screen.
 */
const [what = '25'] = process.argv.slice(2);
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  intent: () => import('./intent/intent.ts'),
  changes: () => import('./changes.ts'),
  releases: () => import('./releases/releases.ts'),
  watched: () => import('./server/watched.ts'),
  guarded: () => import('./server/guarded.ts'),
  forged: () => import('./server/forged.ts'),
  alarms: () => import('./server/alarms.ts'),
  million: () => import('./server/million.ts'),
  saves: () => import('./saves.ts'),
  clone: () => import('./firstChange.ts'),
};

try {
  await (benches[what] ?? firstVisit(what))();
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Without a name it is the first visit, so many times. */
function firstVisit(rounds: string): () => Promise<unknown> {
  if (/^[1-9]\d*$/.test(rounds)) return () => import('./paints.ts');
  throw new InvalidInputError({
    fact: `There is no bench "${rounds}".`,
    nextStep: `Name one of ${Object.keys(benches).join(', ')}, or say how many rounds of first visits: npm run bench -- 9 /.`,
  });
}
