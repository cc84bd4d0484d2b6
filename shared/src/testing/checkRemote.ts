import { HtmlValidate } from 'html-validate/node';
import {
  findLocaleDifferences,
  formatAddress,
  isPagePath,
  type Language,
  languages,
  namePattern,
  type Path,
  type Remote,
} from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { findUnmarkedSamples } from './findUnmarkedSamples.ts';
import { collapseSpace, renderPage } from './renderPage.tsx';

/** Facts about one page from SPEC, which `checkRemote` compares with the rendered page. */
export interface ExpectedPage {
  /** Text of the `h1`. Omit it if it equals the last step of the breadcrumb. */
  readonly title?: Readonly<Record<Language, string>>;
  /** Text of the breadcrumb: `Home › Portfolio`. Omit it for a page without a breadcrumb. */
  readonly way?: Readonly<Record<Language, string>>;
  /** Paths of the breadcrumb's steps between the home page and this page. */
  readonly through?: readonly Path[];
  /** Ids of the page's sections in order, with `-` for a section without an id: `projects teaser`. */
  readonly sections: string;
}

/** Tests the contract, and facts from SPEC, for every page of a remote in both languages. The remote's own tests cover the rest. */
export function checkRemote(remote: Remote, facts: Readonly<Record<Path, ExpectedPage>> = {}): void {
  const paths = remote.routes.map(({ path }) => path);
  const cases = paths.flatMap((path) => languages.map((language) => ({ path, language })));

  describe(`the contract of ${remote.name}`, () => {
    it('the remote has a lower-case name and at least one route', () => {
      expect(remote.name).toMatch(namePattern);
      expect(paths.length).toBeGreaterThan(0);
    });

    it('its paths are unique, without a trailing slash and without a language', () => {
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect(path).toMatch(/^\/$|^\/(?!en(\/|$))[a-z0-9/-]*[a-z0-9]$/);
    });

    it('its redirects lead from former paths to page paths, never to another redirect', () => {
      const former = Object.entries(remote.redirects ?? {});
      for (const [from, to] of former) {
        expect(from).toSatisfy((path: string) => path !== '/' && isPagePath(path), 'a path that a page can have had');
        expect(paths).not.toContain(from);
        if (to === null) continue;
        expect(to).toSatisfy(isPagePath, 'a path that a page can have');
        expect(former.map(([path]) => path)).not.toContain(to);
      }
    });

    it('every route has a page component, and every component a route', () => {
      expect(new Set(remote.routes.map(({ page }) => page))).toEqual(new Set(Object.keys(remote.pages)));
    });

    it('the messages of both languages have the same keys and placeholders', async () => {
      expect(findLocaleDifferences(await remote.locales.ua(), await remote.locales.en())).toEqual([]);
    });

    it('messages that are split by page belong to routes and together are all messages', async () => {
      const byPage = Object.entries(remote.words ?? {});
      for (const [path] of byPage) expect(paths).toContain(path);
      for (const language of languages) {
        const all = listLeaves(await remote.locales[language]());
        const parts = await Promise.all(byPage.map(async ([, words]) => listLeaves(await words[language]())));
        if (byPage.length > 0) expect(new Set(parts.flat())).toEqual(new Set(all));
      }
    });

    it('exactly its routes have metadata, in both languages', async () => {
      const [ua, en] = [await remote.pageMeta.ua(), await remote.pageMeta.en()];
      expect(findLocaleDifferences(ua, en)).toEqual([]);
      expect(Object.keys(ua).sort()).toEqual([...paths].sort());
    });

    it('every page has a social card of its own per language, with alternative text', async () => {
      const cards: unknown[] = [];
      for (const { path, language } of cases) {
        const { card } = (await remote.pageMeta[language]())[path] ?? {};
        const missing = `${path} has no card in ${language}: describe it in art/cards/cards.ts and run "npm run art -- mfe-${remote.name}"`;
        expect(card?.alt ?? '', missing).toMatch(/\S/);
        cards.push(card?.file);
      }
      expect(new Set(cards).size).toBe(2 * paths.length);
    });

    it.each(cases.filter(({ path }) => facts[path]))(
      '$path in $language has the specified heading, breadcrumb and sections',
      async ({ path, language }) => {
        const { title, way, through = [], sections } = facts[path] as ExpectedPage;
        const { $, texts, attributes } = await renderPage(remote, path, language);
        const steps = way?.[language].split(' › ') ?? [];
        expect(texts('h1')).toEqual([title?.[language] ?? steps.at(-1)]);
        expect(texts('nav > ol[data-breadcrumb] > li')).toEqual(steps);
        const before: readonly Path[] = way ? ['/', ...through] : [];
        expect(attributes('ol[data-breadcrumb] a', 'href')).toEqual(
          before.map((each) => formatAddress(each, language)),
        );
        expect($('ol[data-breadcrumb] > li').last().attr('aria-current')).toBe(way && 'page');
        const names = sections.split(' ');
        expect(attributes('section', 'id').map((name) => name ?? '-')).toEqual(names);
        for (const name of names.filter((each) => each !== '-'))
          expect(collapseSpace($(`#${name} h2`).text()), name).not.toBe('');
      },
    );

    it.each(cases)('$path in $language skips no heading level', async ({ path, language }) => {
      const { $ } = await renderPage(remote, path, language);
      const levels = [...$('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName.slice(1)));
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });

    it.each(cases)('$path in $language has a note at every sample', async ({ path, language }) => {
      const { $ } = await renderPage(remote, path, language);
      expect(findUnmarkedSamples($, path)).toEqual([]);
    });

    it.each(cases)(
      '$path in $language is valid HTML with one main heading and no placeholder',
      async ({ path, language }) => {
        const { html, $, text } = await renderPage(remote, path, language);
        expect($('h1')).toHaveLength(1);
        expect($('h1').text().trim()).not.toBe('');
        expect(text).not.toMatch(/[{}]/);
        const ids = $('[id]')
          .toArray()
          .map((element) => element.attribs.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(await validateHtml(html)).toEqual([]);
      },
    );
  });
}

const listLeaves = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, `${at}.${key}`))
    : [`${at} ${String(value)}`];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Turns off rules of style that React's HTML breaks: void elements, empty and boolean attributes, inline styles.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // Controls of carousels are links with `role="button"`, because they lead to slides without script.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Safari drops the role of lists without markers, so their `role="list"` is not redundant.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

async function validateHtml(html: string): Promise<string[]> {
  const report = await validator.validateString(
    `<!DOCTYPE html><html lang="uk"><head><title>page</title></head><body>${html}</body></html>`,
  );
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
