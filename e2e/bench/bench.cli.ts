/**
 * `npm run bench [rounds [page …]]`: what a first visit costs, beside the same sources as one bundle and beside the same HTML without
 * scripts. `npm run bench -- changes`: which files each kind of change touches. `npm run bench -- releases`: what a release costs whoever
 * was here before. `npm run bench -- intent`: what pages cost that are only read, and how soon they answer.
 */
const [what] = process.argv.slice(2);
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  intent: () => import('./intent/intent.ts'),
  changes: () => import('./changes.ts'),
  releases: () => import('./releases/releases.ts'),
};
await (benches[what ?? ''] ?? (() => import('./paints.ts')))();

export {};
