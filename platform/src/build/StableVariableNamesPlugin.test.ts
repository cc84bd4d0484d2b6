import { expect, it } from 'vitest';
import { replaceHashes } from './StableVariableNamesPlugin.ts';

const runtime = (first: string, second: string) =>
  `h.u=e=>"js/"+{7:"${first}",9:"${second}"}[e]+".js";h.f={7:"${first}"}`;

it('runtimes that differ only in hashes become the same text', () => {
  const one = replaceHashes(runtime('f3fd2851', '0ab1c2d3'), new Set(['0ab1c2d3', 'f3fd2851']));
  const other = replaceHashes(runtime('d528d0b1', '99fe01aa'), new Set(['d528d0b1', '99fe01aa']));
  expect(one.text).toBe(other.text);
  expect(one.text).toHaveLength(runtime('f3fd2851', '0ab1c2d3').length);
  expect(one.text).not.toMatch(/f3fd2851|0ab1c2d3/);
});

it('replaceHashes restores each hash although the minifier changed the text around it', () => {
  const { text, restore } = replaceHashes(runtime('f3fd2851', '0ab1c2d3'), new Set(['0ab1c2d3', 'f3fd2851']));
  expect(restore(text)).toBe(runtime('f3fd2851', '0ab1c2d3'));
  expect(restore(text.replaceAll('h.', 'x.'))).toBe(runtime('f3fd2851', '0ab1c2d3').replaceAll('h.', 'x.'));
});

it('a text without hashes stays unchanged, and a text with a placeholder is refused', () => {
  expect(replaceHashes('var a=1', new Set()).text).toBe('var a=1');
  expect(replaceHashes('var a=1', new Set(['0ab1c2d3'])).text).toBe('var a=1');
  expect(() => replaceHashes('"0ab1c2d3","@0000000"', new Set(['0ab1c2d3']))).toThrow(/placeholder/);
});
