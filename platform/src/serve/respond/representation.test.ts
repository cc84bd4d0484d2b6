import { expect, it } from 'vitest';
import { negotiate } from './representation.ts';

const listed: Readonly<Record<string, string>> = { '': 'sha384-a', '.br': 'sha384-b' };
const file = { key: 'portfolio/1.0.0/browser/a.js', integrityOf: (ending: string) => listed[ending] };
const [br, plain] = [
  { key: `${file.key}.br`, integrity: 'sha384-b', encoding: 'br' },
  { key: file.key, integrity: 'sha384-a' },
];

it.each([
  ['gzip, br', [br, plain]],
  ['gzip', [plain]],
  ['br;q=0', [plain]],
  [undefined, [plain]],
])(
  'a client that takes %s is sent the best that is listed, and the file itself where nothing else is',
  (header, ways) => {
    expect(negotiate(file, header)).toEqual(ways);
  },
);
