import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages, type Path } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import { getCaseCrop } from '../getCaseCrop.ts';
import { getCasePicture } from '../getCasePicture.ts';

interface Told {
  readonly name: string;
  readonly category: Readonly<Record<Language, string>>;
  readonly trade: Readonly<Record<Language, string>>;
  readonly figure: Readonly<Record<Language, string>>;
}

/** Expected texts of each case: title and category (SPEC §3, portfolio project), the client's trade (§2), and the figure (§9). */
const told = {
  key4gg: {
    name: 'Key4GG',
    category: { ua: 'Інтернет-магазин', en: 'Internet shop' },
    trade: { ua: 'ігрові ключі', en: 'game keys' },
    figure: { ua: '+55 % до конверсії', en: '+55% conversion' },
  },
  ikura: {
    name: 'Ikura',
    category: { ua: 'Онлайн-сервіс', en: 'Online service' },
    trade: { ua: 'доставка їжі', en: 'food delivery' },
    figure: { ua: '+52 % до мобільних конверсій', en: '+52% mobile conversions' },
  },
  bmed: {
    name: 'BMED',
    category: { ua: 'Інтернет-магазин', en: 'Internet shop' },
    trade: { ua: 'косметика', en: 'cosmetics' },
    figure: { ua: '32 дні на створення магазину', en: '32 days to build the store' },
  },
  'zoo-expert': {
    name: 'Zoo Expert',
    category: { ua: 'Інтернет-магазин', en: 'Internet shop' },
    trade: { ua: 'зоотовари', en: 'pet goods' },
    figure: { ua: '+47 % до конверсії', en: '+47% conversion' },
  },
} satisfies Record<string, Told>;

/** Cases that each service page must show. Technology and promotion of a case are stated only on the case's page, marked as samples. */
const casesOf: Readonly<Record<string, readonly (keyof typeof told)[]>> = {
  laravel: ['key4gg'],
  opencart: ['bmed', 'zoo-expert'],
  symfony: ['ikura'],
  seo: ['key4gg', 'ikura'],
  ppc: ['zoo-expert'],
  smm: ['ikura'],
  'marketing-strategy': ['zoo-expert'],
  wordpress: ['bmed'],
};

const rowOf: typeof casesOf = {
  'digital-marketing': ['key4gg', 'ikura', 'zoo-expert'],
  'cms-framework': ['bmed', 'key4gg', 'ikura'],
};

const services = remote.routes.map(({ path }) => ({ path, service: path.split('/').at(-1) ?? '' }));
const each = services.flatMap(({ path, service }) => languages.map((language) => ({ path, service, language })));
const casesOn = async (path: Path, language: Language) => {
  const { $ } = await renderPage(remote, path, language);
  return $('#cases article')
    .toArray()
    .map((article) => {
      const parts = $(article);
      return {
        href: parts.find('h3 a').attr('href'),
        name: collapseSpace(parts.find('h3').text()),
        category: collapseSpace(parts.find('h3 + p').text()),
        figure: collapseSpace(parts.find('h3 + p + p').text()),
        picture: parts.find('img').attr('src')?.split('/').at(-1)?.split('.')[0],
        alt: parts.find('img').attr('alt') ?? '',
      };
    });
};

it.each(each)('$service shows its own cases in $language', async (page) => {
  const { path, service, language } = page;
  const shown = await casesOn(path, language);
  expect(shown).toEqual(
    (casesOf[service] ?? []).map((key) => ({
      href: `${language === 'en' ? '/en' : ''}/portfolio/${key}`,
      name: told[key].name,
      category: `${told[key].category[language]}, ${told[key].trade[language]}`,
      figure: told[key].figure[language],
      picture: `${service}-${key}`,
      alt: expect.stringMatching(new RegExp(`^${told[key].name}, .{20,}`)),
    })),
  );
});

it.each(each)('$service shows a row of cases in $language only if it is a hub', async ({ path, service, language }) => {
  const { $ } = await renderPage(remote, path, language);
  const items = $('#case-row li').toArray();
  const row = rowOf[service] ?? [];
  expect(items).toHaveLength(row.length);
  for (const [index, key] of row.entries()) {
    const item = $(items[index]);
    expect(collapseSpace(item.find('h3').text())).toBe(told[key].name);
    expect(item.find('h3 a').attr('href')).toBe(`${language === 'en' ? '/en' : ''}/portfolio/${key}`);
    expect(collapseSpace(item.find('h3').prev().text())).toBe(told[key].figure[language]);
    expect(collapseSpace(item.find('h3 + p').text()).toLowerCase()).toBe(told[key].trade[language]);
    expect(item.find('img').attr('src')).toContain(key);
  }
});

it.each(each)('$service names no technology of a case and marks samples, in $language', async (page) => {
  const { $ } = await renderPage(remote, page.path, page.language);
  const shown = $('#cases article');
  expect(collapseSpace(shown.text() + $('#case-row').text())).not.toMatch(/WordPress|OpenCart|Laravel|Symfony|SEO|PPC/);
  expect($('#cases [data-sample="cases"], #case-row [data-sample="cases"]')).toHaveLength(1);
  const real = { ...defaultSite, cases: { sample: false } };
  const supplied = await renderPage(remote, page.path, page.language, real);
  expect(supplied.$('[data-sample="cases"]')).toHaveLength(0);
});

it('each case has its pictures, and a missing one throws a clear error', () => {
  for (const key of Object.keys(told)) {
    expect(getCaseCrop(key)).toContain(key);
    expect(existsSync(join(import.meta.dirname, '..', `${key}.avif`))).toBe(true);
  }
  for (const [service, keys] of Object.entries(casesOf))
    for (const key of keys) expect(getCasePicture(service, key)).toContain(`${service}-${key}`);
  expect(() => getCaseCrop('no-such-case')).toThrow('The case no-such-case has no crop.');
  expect(() => getCasePicture('seo', 'bmed')).toThrow('The case bmed has no picture of seo.');
});
