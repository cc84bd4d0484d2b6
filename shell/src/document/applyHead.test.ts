// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { type HeadOptions, listHeadTags } from './headTags.ts';

const first: HeadOptions = {
  meta: {
    title: 'Стаття',
    description: 'Опис',
    ogLine: 'Рядок',
    type: 'article',
    card: { file: 'assets/article-ua.1a2b3c4d.jpg', alt: 'Стаття. Пороги' },
  },
  base: '/r/cybersecurity/1.0.0/',
  frameBase: '/r/shell/2.0.0/',
  path: '/cybersecurity',
  language: 'ua',
  origin: 'https://porohy.example',
  siteName: 'Пороги',
  hasAddress: true,
};
const second: HeadOptions = {
  ...first,
  meta: { title: 'Друга', description: 'd', ogLine: 'o', card: { file: 'assets/b.jpg', alt: 'b' } },
  base: '/r/home/1.0.0/',
  path: '/',
};

const content = (selector: string) =>
  [...document.head.querySelectorAll<HTMLMetaElement>(selector)].map((tag) => tag.content);
const image = () => content('meta[property="og:image"]');

let applyHead: typeof import('./applyHead.browser.ts')['applyHead'];
let restoreHead: typeof import('./applyHead.browser.ts')['restoreHead'];

beforeEach(async () => {
  vi.resetModules();
  const module = await import('./applyHead.browser.ts');
  await module.loadHeadTags();
  ({ applyHead, restoreHead } = module);
  document.head.innerHTML = listHeadTags(first)
    .map(({ name, attributes, text = '' }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return name === 'title' ? `<title>${text}</title>` : `<${name}${written.join('')}>`;
    })
    .join('');
});

it('a navigation replaces the head tags, and a return restores the original ones', () => {
  const before = document.head.innerHTML;
  restoreHead();
  expect(document.head.innerHTML).toBe(before);
  applyHead(second);
  expect(document.title).toBe('Друга');
  expect(image()).toEqual(['https://porohy.example/r/home/1.0.0/assets/b.jpg']);
  expect(content('meta[name="twitter:card"]')).toHaveLength(1);
  expect(content('meta[property="og:type"]')).toEqual(['website']);
  applyHead({ ...second, path: '/terms' });
  restoreHead();
  expect(document.head.innerHTML).toBe(before);
});

it('a change of the language replaces the web app’s manifest', () => {
  const manifests = () =>
    [...document.head.querySelectorAll('link[rel="manifest"]')].map((link) => link.getAttribute('href'));
  expect(manifests()).toEqual(['/app.json']);
  applyHead({ ...first, language: 'en' });
  expect(manifests()).toEqual(['/en/app.json']);
});

it('a navigation removes the structured data of the document’s own page', () => {
  document.body.innerHTML = '<script type="application/ld+json" id="structured-data">{}</script>';
  restoreHead();
  expect(document.body.children).toHaveLength(1);
  applyHead(second);
  expect(document.body.children).toHaveLength(0);
});
