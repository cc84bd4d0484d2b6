import { languages } from 'shared/contract';
import { collapseSpace, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
// An eager import, because on a busy machine the lazy one could exceed the first test's timeout.
import '../pages/HomePage/HomePage.tsx';
import { remote } from '../remote.ts';

const platforms = [
  ['99 Firms', 1],
  ['Clutch', 6],
  ['Digital Agency Network', 1],
  ['DesignRush', 2],
  ['IT Rating', 4],
  ['OpenCart', 1],
  ['Top Developers', 1],
  ['UpCity', 3],
  ['Web Awards', 3],
] as const;
const places = [1, 2, 3, 4, 5, 7, 19, 20, 22, 55];
const facts = {
  ua: {
    titles: [
      'Наші досягнення',
      'Щороку ми зростаємо в рейтингах і посідаємо перші місця в конкурсах, підтверджуючи свою майстерність',
    ],
    place: /^(\d+)-(?:ше|ге|тє|те|ме) місце$/,
  },
  en: {
    titles: [
      'Our Achievements',
      'Every year we grow in ratings and take first places in competitions, confirming our mastery',
    ],
    place: /^(\d+)(?:st|nd|rd|th) place$/,
  },
} as const;

describe.each(languages)('the achievements in %s', (language) => {
  const expected = facts[language];
  const open = () => renderPage(remote, '/', language);

  it('the section has the specified title and introduction', async () => {
    const page = await open();
    expect(page.texts('#achievements h2, #achievements h2 + div p')).toEqual(expected.titles);
  });

  it('the section shows nine platforms, each with its number of rankings', async () => {
    const { $ } = await open();
    const marks = $('#achievements [data-slide] [role="img"]').toArray();
    expect(marks.map(({ attribs }) => attribs['aria-label'])).toEqual(platforms.map(([name]) => name));
    const lists = $('#achievements ul[aria-label]').toArray();
    expect(lists.map((list) => [$(list).attr('aria-label'), $(list).find('li').length])).toEqual(platforms);
  });

  it('the carousel starts at the platform with the most rankings and shows only these', async () => {
    const { $ } = await open();
    expect(
      $('#achievements ul[data-active]')
        .map((_, list) => $(list).attr('aria-label'))
        .toArray(),
    ).toEqual(['IT Rating']);
  });

  it('each ranking names place, platform and category; each of the 22 categories appears once', async () => {
    const page = await open();
    const { $ } = page;
    const blocks = $('#achievements ul[aria-label] li').toArray();
    expect(blocks.map((block) => $(block).find('strong + span > span').first().text())).toEqual(
      platforms.flatMap(([name, count]) => Array.from({ length: count }, () => name)),
    );
    const categories = blocks.map((block) => collapseSpace($(block).find('span').last().text()));
    expect(new Set(categories).size).toBe(22);
    expect(categories).not.toContain('');
    const shown = page.texts('#achievements li strong').map((place) => Number(expected.place.exec(place)?.[1]));
    expect([...new Set(shown)].sort((one, other) => one - other)).toEqual(places);
  });
});
