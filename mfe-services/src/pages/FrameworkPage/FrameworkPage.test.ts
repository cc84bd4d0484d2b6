import { languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import chart from '../../art/systems.json';
import { remote } from '../../remote.ts';

const cases = (['WordPress', 'OpenCart', 'Laravel', 'Symfony'] as const).flatMap((name) =>
  languages.map((language) => ({ name, path: `/services/${name.toLowerCase()}` as const, language })),
);

const titles = {
  ua: (name: string) => [
    `Для чого підходить ${name}`,
    `Що ми робимо на ${name}`,
    'Коли краще вибрати інше',
    'Як іде робота',
  ],
  en: (name: string) => [
    `What ${name} is good for`,
    `What we build with ${name}`,
    'When to choose something else',
    'How the work goes',
  ],
};

/** A framework says where it stands among the others before it says what is built with it. */
const inOrder = (name: string, [use, build, chart, ...rest]: string[]) =>
  name === 'Laravel' || name === 'Symfony' ? [use, chart, build, ...rest] : [use, build, chart, ...rest];

it.each(cases)('describes $name in four sections, in $language', async ({ name, path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  expect($('h1').text()).toBe(name);
  expect(
    $('section:not(#siblings, #promo) h2')
      .toArray()
      .map((title) => $(title).text().replace(/\s/g, ' ')),
  ).toEqual(inOrder(name, titles[language](name)));
});

it.each(cases)('lists what is built with $name and the steps of the work, in $language', async ({ path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  expect($('#good-for p').length).toBeGreaterThan(0);
  expect($('#choose-another p').length).toBeGreaterThan(0);
  expect($('#what-we-build li')).toHaveLength(5);
  expect($('#what-we-build ul + p')).toHaveLength(1);
  expect($('#how-work-goes ol > li > h3')).toHaveLength(5);
  expect($('#how-work-goes ol > li > p')).toHaveLength(5);
  expect($('#how-work-goes ol + div > p')).toHaveLength(1);
});

it.each(cases)('says when another system fits better than $name, by name, in $language', async (each) => {
  const { $ } = await renderPage(remote, each.path, each.language);
  const others = cases.map(({ name }) => name).filter((name) => name !== each.name);
  expect(others.some((name) => $('#choose-another').text().includes(name))).toBe(true);
});

it.each(cases)(
  'puts all four systems on one chart, the buoy on $name, in $language',
  async ({ name, path, language }) => {
    const { $ } = await renderPage(remote, path, language);
    const systems = $('#choose-another figure li').toArray();
    expect(systems.map((system) => $(system).text())).toEqual(['WordPress', 'OpenCart', 'Laravel', 'Symfony']);
    const here = systems.filter((system) => system.attribs['aria-current'] === 'true');
    expect(here.map((system) => $(system).text())).toEqual([name]);
    expect($(here).find('a')).toHaveLength(0);
    expect($('#choose-another figure a')).toHaveLength(3);
    expect($('#choose-another figcaption').text()).toMatch({ ua: /^Схема/, en: /^A scheme/ }[language]);
  },
);

it('has one drawing for the four positions: content before logic, a fast start before a long life', () => {
  expect(chart.systems.map(({ key }) => key)).toEqual(['wordpress', 'opencart', 'laravel', 'symfony']);
  for (const [index, { x, y }] of chart.systems.entries()) {
    const before = chart.systems[index - 1];
    if (before) expect(x > before.x && y < before.y).toBe(true);
  }
});
