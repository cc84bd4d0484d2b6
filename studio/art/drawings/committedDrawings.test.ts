import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packagesWith } from '../locks/lists.ts';

const root = join(import.meta.dirname, '../../..');
const files = packagesWith(root, 'drawings').flatMap((packageName) =>
  readdirSync(join(root, packageName, 'art'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${packageName}/art/${file}`),
);

it('every package with pages is drawn for, and the frame', () => {
  expect(new Set(files.map((file) => file.split('/')[0])).size).toBe(7);
});

it.each(files)('%s has a view box and nothing that a page forbids or that clashes when inlined', (file) => {
  const svg = readFileSync(join(root, file), 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+"/);
  expect(svg).not.toMatch(/ style=|<style|<script|NaN|undefined/);
  // Home refers to some of its drawings by the name of their files.
  for (const [, id] of svg.matchAll(/ id="([^"]*)"/g)) expect(`mfe-home/art/${id}.svg`).toBe(file);
});
