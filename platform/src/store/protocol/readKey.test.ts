import { describe, expect, it } from 'vitest';
import { parseJson } from './readKey.ts';

const read = (text: string) => parseJson(new TextEncoder().encode(text), 'a file');

describe('JSON from the store', () => {
  it('JSON nested over 100 levels is refused, closed or not', () => {
    for (const text of ['['.repeat(101), `${'['.repeat(101)}${']'.repeat(101)}`, '{"a":'.repeat(101)])
      expect(() => read(text)).toThrow('a file is not JSON.');
  });

  it('many brackets side by side or inside strings are allowed', () => {
    expect(read(`[${'[],'.repeat(1000)}[]]`)).toHaveLength(1001);
    expect(read(JSON.stringify(['['.repeat(1000), '"{\\"'.repeat(200)]))).toHaveLength(2);
    expect(read(`${'['.repeat(100)}${']'.repeat(100)}`)).toEqual([expect.anything()]);
  });
});
