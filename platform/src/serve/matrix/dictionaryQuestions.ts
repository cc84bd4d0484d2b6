import { createHash } from 'node:crypto';
import { fakeDocuments } from '../../testing/fakeSite.ts';
import { font, script, sharedScript } from './addresses.ts';
import { changing } from './fixture.ts';
import type { Question } from './Question.ts';

/** A script that the release before had otherwise. */
export const changed = `/r/shell/${changing.now}`;

/** What browsers that have dictionaries send with every request. */
const chromium = { 'sec-ch-ua': '"Chromium";v="156"', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The same browsers, when one of the dictionaries that they have is of use for what they ask for. */
export const having = (dictionary: string): Readonly<Record<string, string>> => ({
  ...chromium,
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha256(dictionary)}=:`,
});

/** In base64 without its end, as names of deltas have it. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64').replace('=', '');

const page = (text: string, file: string): string => fakeDocuments(text)[file] ?? '';

/** What a visitor may have and ask for, and how much of it a delta spares. */
const held: readonly (readonly [name: string, target: string, dictionary: string])[] = [
  ['the home page of before', '/', page('former', 'index.html')],
  ['the English home page of before', '/en', page('former', 'en.html')],
  ['the home page, and asks for another', '/portfolio/ikura', page('first', 'index.html')],
  ['the home page, and asks for a short one', '/short', page('first', 'index.html')],
  ['the page itself', '/', page('first', 'index.html')],
  ['the script of before', changed, changing.former.text],
];

/** Dictionaries against which there is nothing. */
const unknown: readonly (readonly [name: string, target: string, dictionary: string])[] = [
  ['a page of another language', '/en', page('former', 'index.html')],
  ['something else', '/', 'x'],
  ['the script of before, and asks for it below a version', `/r/shell/1.0.0/${changing.now}`, changing.former.text],
  ['something else for a script', changed, 'x'],
  ['the home page, and asks for what is no page', '/snapshot.json', page('first', 'index.html')],
  ['the home page, and asks for what is not there', '/nothing', page('first', 'index.html')],
  ['the home page, and asks for a font', font, page('first', 'index.html')],
];

/** Ways to name a dictionary that name none. */
const misnamed: readonly string[] = [
  ':x:',
  '::',
  ':AAAA:',
  createHash('sha256').update(page('former', 'index.html')).digest('base64'),
  `:${createHash('sha256').update(page('former', 'index.html')).digest('hex')}:`,
  `:${'A'.repeat(42)}=:`,
  `:${'/'.repeat(43)}=:`,
  `:../../${'A'.repeat(37)}=:`,
  `:${'%2e'.repeat(14)}A=:`,
];

/** What is asked by and for browsers that have dictionaries. */
export const dictionaryQuestions: readonly Question[] = [
  ...[
    '/',
    '/en',
    '/portfolio',
    '/en/portfolio',
    '/short',
    '/nothing',
    '/snapshot.json',
    script,
    sharedScript,
    changed,
    font,
  ].map((target) => ({ name: `a browser that keeps dictionaries asks for ${target}`, target, headers: chromium })),
  ...held.flatMap(([name, target, dictionary]): Question[] => [
    { name: `somebody has ${name}`, target, headers: having(dictionary) },
    { name: `HEAD of somebody who has ${name}`, target, method: 'HEAD', headers: having(dictionary) },
    { name: `a range of somebody who has ${name}`, target, headers: { ...having(dictionary), range: 'bytes=0-9' } },
    {
      name: `somebody has ${name}, and what they ask for`,
      target,
      headers: having(dictionary),
      conditions: (tag) => ({ 'if-none-match': tag }),
    },
    {
      name: `somebody has ${name}, and another tag`,
      target,
      headers: { ...having(dictionary), 'if-none-match': '"other"' },
    },
    {
      name: `somebody has ${name} and takes no deltas`,
      target,
      headers: { ...having(dictionary), 'accept-encoding': 'gzip, br' },
    },
    {
      name: `somebody has ${name} and refuses deltas`,
      target,
      headers: { ...having(dictionary), 'accept-encoding': 'br, dcz;q=0' },
    },
    {
      name: `somebody has ${name} and takes nothing but deltas`,
      target,
      headers: { ...having(dictionary), 'accept-encoding': 'dcz' },
    },
  ]),
  ...unknown.map(([name, target, dictionary]) => ({
    name: `somebody has ${name}`,
    target,
    headers: having(dictionary),
  })),
  ...misnamed.map((header) => ({
    name: `somebody has a dictionary that is none: ${header}`,
    target: '/',
    headers: { ...having('x'), 'available-dictionary': header },
  })),
];

/** Deltas by the names that an export gives them: nobody reaches them so. */
export const deltasByName: readonly string[] = [
  `/index.html.${sha256(page('former', 'index.html'))}.dcz`,
  `${changed}.${sha256(changing.former.text)}.dcz`,
];
