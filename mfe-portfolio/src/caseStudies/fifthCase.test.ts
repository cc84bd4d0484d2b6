import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatAddress, languages, type Remote } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Tests a copy of the remote with a fifth case, which consists of a folder and its name in the list of cases.
const ownPackage = join(import.meta.dirname, '../..');
const copy = join(ownPackage, 'test-results/fifthCase/src');
const list = join(copy, 'caseStudies/CaseStudy.ts');
const written = { before: "'zoo-expert'] as const", after: "'zoo-expert', 'porohy-fifth'] as const" };

let remote: Remote;

beforeAll(async () => {
  rmSync(join(ownPackage, 'test-results/fifthCase'), { recursive: true, force: true });
  for (const folder of ['src', 'art'])
    cpSync(join(ownPackage, folder), join(copy, '..', folder), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  const folder = join(copy, 'caseStudies/porohy-fifth');
  cpSync(join(copy, 'caseStudies/ikura'), folder, { recursive: true });
  for (const language of languages) {
    for (const file of [`locales/${language}.json`, `locales/cover.${language}.json`, 'chunks.ts', 'page.tsx']) {
      const words = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), words.replaceAll('Ikura', 'Fifth').replaceAll('ikura', 'porohy-fifth'));
    }
  }
  const source = readFileSync(list, 'utf8');
  writeFileSync(list, source.replace(written.before, written.after));
  ({ remote } = await import(join(copy, 'remote.ts')));
});

afterAll(() => rmSync(join(ownPackage, 'test-results/fifthCase'), { recursive: true, force: true }));

it('a fifth case needs only one new folder and one changed line', () => {
  const original = readFileSync(join(ownPackage, 'src/caseStudies/CaseStudy.ts'), 'utf8').split('\n');
  const changed = readFileSync(list, 'utf8').split('\n');
  expect(changed.filter((line, index) => line !== original[index])).toHaveLength(1);
  const added = readdirSync(join(copy, 'caseStudies')).filter(
    (name) => !readdirSync(join(ownPackage, 'src/caseStudies')).includes(name),
  );
  expect(added).toEqual(['porohy-fifth']);
});

it.each(languages)('a fifth case has a page in %s, with pictures and page metadata', async (language) => {
  const { $ } = await renderPage(remote, '/portfolio/porohy-fifth', language);
  expect($('h1').text()).toMatch(/^Fifth: /);
  expect($('#client [data-slide] img')).toHaveLength(6);
  expect(Object.keys(await remote.pageMeta[language]())).toContain('/portfolio/porohy-fifth');
});

it.each(languages)('a fifth case appears in the portfolio in %s: as card and in the teaser', async (language) => {
  const { $ } = await renderPage(remote, '/portfolio', language);
  expect($('#projects li h3').last().text()).toBe('Fifth');
  expect($('#projects li a').last().attr('href')).toBe(formatAddress('/portfolio/porohy-fifth', language));
  expect($('#teaser li').last().find('p').text()).toMatch(/, Fifth$/);
});
