import type { Release } from 'shared/contract';
import { expect, it } from 'vitest';
import { checkShares } from './loadComposition.ts';

const release = (name: string, shares: Readonly<Record<string, string>>) => ({
  release: { name, version: '1.0.0', shares } as Release,
});

it.each([
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  // In versions before 1.0.0, a higher minor version is a breaking change.
  ['0.3.0', '^0.2.0', false],
  ['19.3.1', 'no range', false],
])('version %s satisfies range %s: %s', (version, range, expected) => {
  const check = () => checkShares(release('shell', { react: version }), release('news', { react: range }));
  if (expected) expect(check).not.toThrow();
  else expect(check).toThrow(`news 1.0.0 requires react ${range} (the shell has ${version})`);
});
