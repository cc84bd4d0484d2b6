/**
 * `npm run bench [rounds [page …]]`: what a first visit costs, beside the same sources as one bundle and beside the same HTML without
 * scripts. `npm run bench -- changes`: which files each kind of change touches.
 */
const [what] = process.argv.slice(2);
await (what === 'changes' ? import('./changes.ts') : import('./paints.ts'));

export {};
