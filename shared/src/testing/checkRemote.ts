import { HtmlValidate } from 'html-validate/node';
import { isPagePath, languages, namePattern, type Remote } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { localeDifferences } from './localeDifferences.ts';
import { renderPage } from './renderPage.tsx';
import { unmarkedSamples } from './unmarkedSamples.ts';

/** The contract as a suite, for every page and language of a remote. A remote's own tests are about its facts. */
export function checkRemote(remote: Remote): void {
  const paths = remote.routes.map(({ path }) => path);
  const cases = paths.flatMap((path) => languages.map((language) => ({ path, language })));

  describe(`the contract of ${remote.name}`, () => {
    it('has a name in lower case, and at least one route', () => {
      expect(remote.name).toMatch(namePattern);
      expect(paths.length).toBeGreaterThan(0);
    });

    it('claims no path twice, and none that ends with a slash or carries a language', () => {
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect(path).toMatch(/^\/$|^\/(?!en(\/|$))[a-z0-9/-]*[a-z0-9]$/);
    });

    it('says of former pages alone where they went, each to a page and not to another former one', () => {
      const former = Object.entries(remote.redirects ?? {});
      for (const [from, to] of former) {
        expect(from).toSatisfy((path: string) => path !== '/' && isPagePath(path), 'a path that a page can have had');
        expect(paths).not.toContain(from);
        if (to === null) continue;
        expect(to).toSatisfy(isPagePath, 'a path that a page can have');
        expect(former.map(([path]) => path)).not.toContain(to);
      }
    });

    it('has a page for every route, and a route for every page', () => {
      expect(new Set(remote.routes.map(({ page }) => page))).toEqual(new Set(Object.keys(remote.pages)));
    });

    it('has the same messages in both languages', async () => {
      expect(localeDifferences(await remote.locales.ua(), await remote.locales.en())).toEqual([]);
    });

    it('tells by page what it tells at all: only of its routes, and nothing that no page says', async () => {
      const byPage = Object.entries(remote.words ?? {});
      for (const [path] of byPage) expect(paths).toContain(path);
      for (const language of languages) {
        const all = leaves(await remote.locales[language]());
        const parts = await Promise.all(byPage.map(async ([, words]) => leaves(await words[language]())));
        if (byPage.length > 0) expect(new Set(parts.flat())).toEqual(new Set(all));
      }
    });

    it('has metadata for exactly its routes, in both languages', async () => {
      const [ua, en] = [await remote.pageMeta.ua(), await remote.pageMeta.en()];
      expect(localeDifferences(ua, en)).toEqual([]);
      expect(Object.keys(ua).sort()).toEqual([...paths].sort());
    });

    it('has a card for every page in both languages, each its own, and told in words', async () => {
      const cards: unknown[] = [];
      for (const { path, language } of cases) {
        const { card } = (await remote.pageMeta[language]())[path] ?? {};
        const missing = `${path} has no card in ${language}: describe it in art/cards/cards.ts and run "npm run art -- mfe-${remote.name}"`;
        expect(card?.alt ?? '', missing).toMatch(/\S/);
        cards.push(card?.file);
      }
      expect(new Set(cards).size).toBe(2 * paths.length);
    });

    it.each(cases)('says of every sample on $path in $language that it is one', async ({ path, language }) => {
      const { $ } = await renderPage(remote, path, language);
      expect(unmarkedSamples($, path)).toEqual([]);
    });

    it.each(cases)(
      'renders $path in $language: one heading, no placeholder left, valid HTML',
      async ({ path, language }) => {
        const { html, $, text } = await renderPage(remote, path, language);
        expect($('h1')).toHaveLength(1);
        expect($('h1').text().trim()).not.toBe('');
        expect(text).not.toMatch(/[{}]/);
        const ids = $('[id]')
          .toArray()
          .map((element) => element.attribs.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(await faultsOf(html)).toEqual([]);
      },
    );
  });
}

/** Every text of a group of messages with its place in it. */
const leaves = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${at}.${key}`))
    : [`${at} ${String(value)}`];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes empty attributes and void elements its own way, and style attributes are values set by scripts.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // What moves a carousel is a link to a slide while no script runs.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Safari takes a list's role away where it shows no mark.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // Breaking a phone number or a long Ukrainian word is the style sheet's business.
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(
    `<!DOCTYPE html><html lang="uk"><head><title>page</title></head><body>${html}</body></html>`,
  );
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
