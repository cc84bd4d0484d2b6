import { HtmlValidate } from 'html-validate/node';
import {
  formatAddress,
  isPagePath,
  type Language,
  languages,
  namePattern,
  type Path,
  type Remote,
} from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { findLocaleDifferences } from './findLocaleDifferences.ts';
import { findUnmarkedSamples } from './findUnmarkedSamples.ts';
import { collapseSpace, renderPage } from './renderPage.tsx';

/** The specification of one page. */
export interface PageFacts {
  /** Heading; omitted if it is the last step of the breadcrumb. */
  readonly title?: Readonly<Record<Language, string>>;
  /** Breadcrumb, `Home › Portfolio`; omitted if there is none. */
  readonly way?: Readonly<Record<Language, string>>;
  /** Paths of the steps between the home page and this one. */
  readonly through?: readonly Path[];
  /** Names of its sections in order, `-` without one: `projects teaser`. */
  readonly sections: string;
}

/**
 * Tests the contract for every page and language of a remote, and what the specification says of each page. The remote's own tests cover
 * the rest.
 */
export function checkRemote(remote: Remote, facts: Readonly<Record<Path, PageFacts>> = {}): void {
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
      expect(findLocaleDifferences(await remote.locales.ua(), await remote.locales.en())).toEqual([]);
    });

    it('tells by page what it tells at all: only of its routes, and nothing that no page says', async () => {
      const byPage = Object.entries(remote.words ?? {});
      for (const [path] of byPage) expect(paths).toContain(path);
      for (const language of languages) {
        const all = listLeaves(await remote.locales[language]());
        const parts = await Promise.all(byPage.map(async ([, words]) => listLeaves(await words[language]())));
        if (byPage.length > 0) expect(new Set(parts.flat())).toEqual(new Set(all));
      }
    });

    it('has metadata for exactly its routes, in both languages', async () => {
      const [ua, en] = [await remote.pageMeta.ua(), await remote.pageMeta.en()];
      expect(findLocaleDifferences(ua, en)).toEqual([]);
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

    it.each(cases.filter(({ path }) => facts[path]))(
      'heads $path in $language as specified, below the way to it, and has its sections in order',
      async ({ path, language }) => {
        const { title, way, through = [], sections } = facts[path] as PageFacts;
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

    it.each(cases)('skips no level of headings on $path in $language', async ({ path, language }) => {
      const { $ } = await renderPage(remote, path, language);
      const levels = [...$('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName.slice(1)));
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });

    it.each(cases)('says of every sample on $path in $language that it is one', async ({ path, language }) => {
      const { $ } = await renderPage(remote, path, language);
      expect(findUnmarkedSamples($, path)).toEqual([]);
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
        expect(await validateHtml(html)).toEqual([]);
      },
    );
  });
}

/** Lists every text of a group of messages with its path. */
const listLeaves = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, `${at}.${key}`))
    : [`${at} ${String(value)}`];

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes empty attributes and void elements its own way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // Without script, carousel controls are links to slides.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Safari drops the role of lists without markers.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // Styles control the breaking of phone numbers and long words.
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
