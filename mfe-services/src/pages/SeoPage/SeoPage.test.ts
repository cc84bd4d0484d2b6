import { languages } from 'shared/contract';
import { collapseSpace, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

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
const subtitle = {
  ua: 'Як ми виведемо вас у топ пошукової видачі',
  en: 'How we will bring you to the top of search results',
};

it.each(languages)(
  'the page shows the five benefits in the specified order with closing texts, in %s',
  async (language) => {
    const { $, texts } = await renderPage(remote, '/services/seo', language);
    expect(texts('#benefits li h3')).toEqual(benefits[language]);
    expect($('#benefits :is(ol, div:has(> ol)) + div > p')).toHaveLength(2);
  },
);

it.each(languages)('the ladder of ten positions stands between banner and benefits, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/seo', language);
  const ladder = $('#benefits').prev();
  expect(ladder.attr('id')).toBe('ladder');
  expect(ladder.find('figure img').attr('alt')).toMatch({ ua: /дев’ятого.+перший/s, en: /ninth.+first/s }[language]);
  expect(ladder.find('figure ol > li')).toHaveLength(10);
  expect(ladder.find('figcaption').text()).not.toBe('');
});

it.each(languages)('the work method is one list of six numbered cards, in %s', async (language) => {
  const { $, texts } = await renderPage(remote, '/services/seo', language);
  expect($('#work-method h2').text()).toBe({ ua: 'Метод роботи', en: 'Work Method' }[language]);
  expect(collapseSpace($('#work-method ol').prev().find('p').text())).toBe(subtitle[language]);
  expect($('#work-method h2 + div').text()).toMatch({ ua: /пошукова система/, en: /search engine/ }[language]);
  expect($('#work-method ol')).toHaveLength(1);
  for (const part of ['h3', 'p']) expect($(`#work-method li ${part}`)).toHaveLength(6);
  expect(texts('#work-method ol > li > span[aria-hidden="true"]')).toEqual(['01', '02', '03', '04', '05', '06']);
  expect(texts('#work-method svg text')).toEqual(['1', '2', '3', '4', '5', '6']);
});
