/**
 * `npm run bench [rounds [page …]]`: what a first visit costs, beside the same sources as one bundle and beside the same HTML without
 * scripts. `npm run bench -- releases`: what a release costs whoever was here before.
 */
const [what] = process.argv.slice(2);
await (what === 'releases' ? import('./releases/releases.ts') : import('./paints.ts'));

export {};
