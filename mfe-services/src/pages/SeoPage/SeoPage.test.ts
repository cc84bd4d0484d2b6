import { languages } from 'shared/contract';
import { fold, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

it('shows the five benefits of SEO in the specified order', async () => {
  const benefits = {
    ua: [
      'Зростання видимості',
      'Цільовий трафік',
      'Тривалий ефект',
      'Просування без платної реклами',
      'Конкурентна перевага',
    ],
    en: [
      'Visibility growth',
      'Targeted traffic',
      'Long-term effect',
      'Promotion without paid ads',
      'Competitive advantage',
    ],
  };
  for (const language of languages) {
    const { texts } = await renderPage(remote, '/services/seo', language);
    expect(texts('#benefits li h3')).toEqual(benefits[language]);
  }
});

it.each(languages)(
  'shows the image of SEO in %s between banner and benefits: ten positions, ours from ninth to first',
  async (language) => {
    const { $ } = await renderPage(remote, '/services/seo', language);
    const ladder = $('#benefits').prev();
    expect(ladder.attr('id')).toBe('ladder');
    expect(ladder.find('figure img').attr('alt')).toMatch({ ua: /дев’ятого.+перший/s, en: /ninth.+first/s }[language]);
    expect(ladder.find('figure ol > li')).toHaveLength(10);
    expect(ladder.find('figcaption').text()).not.toBe('');
  },
);

it('explains the work method of SEO in six cards, under its prescribed subtitle', async () => {
  const subtitle = {
    ua: 'Як ми виведемо вас у топ пошукової видачі',
    en: 'How we will bring you to the top of search results',
  };
  for (const language of languages) {
    const { $ } = await renderPage(remote, '/services/seo', language);
    expect($('#work-method h2').text()).toBe({ ua: 'Метод роботи', en: 'Work Method' }[language]);
    expect(fold($('#work-method ol').prev().find('p').text())).toBe(subtitle[language]);
    expect($('#work-method h2 + div').text()).toMatch({ ua: /пошукова система/, en: /search engine/ }[language]);
    expect($('#work-method li h3')).toHaveLength(6);
    expect($('#work-method li p')).toHaveLength(6);
  }
});

it.each(languages)('keeps the six method cards in %s in one ordered list, numbered in its order', async (language) => {
  const { $, texts } = await renderPage(remote, '/services/seo', language);
  const lists = $('#work-method ol');
  expect(lists).toHaveLength(1);
  expect(
    lists
      .children('li')
      .toArray()
      .map((card) => $(card).children('span[aria-hidden="true"]').text()),
  ).toEqual(['01', '02', '03', '04', '05', '06']);
  expect(texts('#work-method svg text')).toEqual(['1', '2', '3', '4', '5', '6']);
});

it.each(languages)('closes the benefits with a text, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/seo', language);
  expect($('#benefits :is(ol, div:has(> ol)) + div > p')).toHaveLength(2);
});
