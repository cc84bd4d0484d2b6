import { expect, it } from 'vitest';
import { messages as en } from '../../locales/frame.en.ts';
import { messages as ua } from '../../locales/frame.ua.ts';
import { selectFooterDrawing } from './selectFooterDrawing.ts';

it('pages of one section share a footer drawing', () => {
  const sections = {
    home: [
      '/',
      '/contact-us',
      '/exchange',
      '/terms',
      '/privacy',
      '/sitemap',
      '/no-such-page',
      '/constructor',
      '/servicesome',
    ],
    portfolio: ['/portfolio', '/portfolio/ikura'],
    services: ['/services/seo', '/services/cms-framework'],
    cybersecurity: ['/cybersecurity'],
  };
  for (const [reach, paths] of Object.entries(sections))
    for (const path of paths)
      expect(selectFooterDrawing(path, ua.footerWater)).toBe(ua.footerWater[reach as keyof typeof ua.footerWater]);
});

it('each section, language and orientation has its own drawing', () => {
  const files = [ua, en].flatMap(({ footerWater }) =>
    Object.values(footerWater).flatMap(({ wide, narrow }) => [wide, narrow]),
  );
  expect(files).toHaveLength(16);
  expect(new Set(files).size).toBe(16);
});
