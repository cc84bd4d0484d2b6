import { languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
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

it.each(cases)('describes $name in four sections, in $language', async ({ name, path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  expect($('h1').text()).toBe(name);
  expect(
    $('section:not(#siblings, #promo) h2')
      .toArray()
      .map((title) => $(title).text().replace(/\s/g, ' ')),
  ).toEqual(titles[language](name));
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
