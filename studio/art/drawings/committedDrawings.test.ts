import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPackagesWith } from '../locks/artModules.ts';

const root = join(import.meta.dirname, '../../..');
const files = listPackagesWith(root, 'drawings').flatMap((packageName) =>
  readdirSync(join(root, packageName, 'art'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${packageName}/art/${file}`),
);

it('seven packages have drawings: every one with pages, and the shell', () => {
  expect(new Set(files.map((file) => file.split('/')[0])).size).toBe(7);
});

it.each(files)('%s has a view box, and no script, style or clashing id', (file) => {
  const svg = readFileSync(join(root, file), 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+"/);
  expect(svg).not.toMatch(/ style=|<style|<script|NaN|undefined/);
  // Pages inline some drawings, so their ids must be unique: the id is the file name, and only home has such drawings.
  for (const [, id] of svg.matchAll(/ id="([^"]*)"/g)) expect(`mfe-home/art/${id}.svg`).toBe(file);
});
