import { describe, expect, it } from 'vitest';
import { parseJson } from './readKey.ts';

const read = (text: string) => parseJson(new TextEncoder().encode(text), 'a file');

describe('JSON of the store', () => {
  it('that is nothing but brackets is refused, closed or not', () => {
    for (const text of ['['.repeat(101), `${'['.repeat(101)}${']'.repeat(101)}`, '{"a":'.repeat(101)])
      expect(() => read(text)).toThrow('a file is not JSON.');
  });

  it('may have as many beside each other as it likes, and in what it quotes', () => {
    expect(read(`[${'[],'.repeat(1000)}[]]`)).toHaveLength(1001);
    expect(read(JSON.stringify(['['.repeat(1000), '"{\\"'.repeat(200)]))).toHaveLength(2);
    expect(read(`${'['.repeat(100)}${']'.repeat(100)}`)).toEqual([expect.anything()]);
  });
});
