import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hangingIn, unwantedIn, type Wording, wordings } from './wording.ts';

const root = import.meta.dirname;
/** Keys whose values are no visible text: names of pictures, addresses and parts. */
const silent = new Set(['screen', 'id', 'key', 'route', 'type']);

interface Message {
  readonly language: Wording['language'];
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

function textsOf(value: unknown, key = ''): { readonly key: string; readonly text: string }[] {
  if (typeof value === 'string') return silent.has(key) ? [] : [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  // Gives a text in a list the key of the list.
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name));
}

const files = globSync('*/src/**/locales/*.json', { cwd: root, exclude: (name) => name === 'node_modules' });
const messages: readonly Message[] = files.flatMap((file) => {
  const language = /(?:^|[./])(ua|en)\.json$/.exec(file.replaceAll('\\', '/'))?.[1] as Wording['language'] | undefined;
  if (language === undefined) throw new Error(`${file} names no language. Call it ….ua.json or ….en.json.`);
  return textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).map((each) => ({ language, file, ...each }));
});

it('the check reads all messages of shell, remotes and template in both languages', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  expect(remotes).toContain('mfe-home');
  expect([...new Set(files.map((file) => file.split(/[\\/]/)[0]))].sort()).toEqual(
    [...remotes, 'shell', 'template'].sort(),
  );
  for (const language of ['ua', 'en'] as const)
    expect(messages.filter((each) => each.language === language).length).toBeGreaterThan(1_000);
});

it('no message contains an unwanted word', () => {
  expect(
    messages.flatMap(({ language, file, text }) => unwantedIn(language, text).map((fault) => `${file}: ${fault}`)),
  ).toEqual([]);
});

it('all sources use the apostrophe U+2019, which keyboards and screen readers know', () => {
  const sources = globSync('{mfe-*,shell,template,e2e}/**/*.{ts,tsx,json}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|test-results)$/.test(name),
  });
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((file) => readFileSync(join(root, file), 'utf8').includes('\u02bc'))).toEqual([]);
});

it.each(wordings)('the rule finds $wrong', ({ language, wrong, say }) => {
  expect(unwantedIn(language, wrong)).toEqual([expect.stringContaining(`Say: ${say}.`)]);
});

it('every rule finds its phrase with no-break spaces, except the one that asks for them', () => {
  const blind = wordings.filter(
    ({ language, wrong }) => unwantedIn(language, wrong.replaceAll(' ', '\u00a0')).length === 0,
  );
  expect(blind).toEqual(wordings.filter(({ asksForNoBreakSpaces }) => asksForNoBreakSpaces));
});

it('no line of a heading can end with a short word', () => {
  const headings = messages.filter(({ key, file }) => /(title|heading|question)$/i.test(key) && !file.includes('meta'));
  expect(headings.length).toBeGreaterThan(500);
  expect(
    headings.flatMap(({ language, file, text }) =>
      hangingIn(language, text).map((word) => `${file}: "${word}" in "${text}" needs a no-break space after it`),
    ),
  ).toEqual([]);
  expect(hangingIn('ua', 'Від людей до команди, за\u00a0якою')).toEqual(['Від', 'до']);
  expect(hangingIn('en', 'From six to a\u00a0team')).toEqual(['to']);
});

it('exceptions match exact phrases only', () => {
  expect(unwantedIn('en', 'More than 700+ projects in 10 years of work')).toEqual([]);
  expect(unwantedIn('en', 'More than 700+ projects')).toHaveLength(1);
  expect(unwantedIn('en', 'Internet shop')).toEqual([]);
  expect(unwantedIn('en', 'An internet shop')).toHaveLength(1);
  expect(unwantedIn('ua', 'Ми створюємо дивовижні проекти')).toEqual([]);
  expect(unwantedIn('ua', 'Ми створюємо проекти')).toHaveLength(1);
});

it('every exception still occurs in a message', () => {
  const said = messages.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n');
  for (const { except = {} } of wordings)
    for (const phrase of Object.keys(except)) expect(said, phrase).toContain(phrase);
});
