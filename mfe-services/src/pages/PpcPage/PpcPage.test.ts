import { languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import funnel from '../../../art/funnel.json';
import { remote } from '../../remote.ts';

it.each(languages)('the funnel has three long paragraphs, in %s', async (language) => {
  const { texts } = await renderPage(remote, '/services/ppc', language);
  const own = texts('#funnel p').filter((text) => text.length > 130);
  expect(own).toHaveLength(3);
});

it.each(languages)('the funnel has three titled stations with the drawn numbers, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/ppc', language);
  const items = $('#funnel ol > li').toArray();
  expect(items).toHaveLength(3);
  expect(funnel.stations).toHaveLength(3);
  for (const item of items) {
    expect($(item).find('h3').text()).not.toBe('');
    expect($(item).find('h3 + p').text().length).toBeGreaterThan(100);
  }
  expect(items.map((item) => $(item).find('h3').prev().text())).toEqual(funnel.counts.map(String));
});

it.each(languages)('the funnel leads from click to sale and marks its numbers as samples, in %s', async (language) => {
  const { $, texts } = await renderPage(remote, '/services/ppc', language);
  expect(texts('#funnel h3')).toEqual({ ua: ['Клік', 'Заявка', 'Продаж'], en: ['Click', 'Enquiry', 'Sale'] }[language]);
  expect($('#funnel p').first().text()).toMatch(
    { ua: /^Схема\sз\sумовними\sчислами:/, en: /^Diagram with sample numbers:/ }[language],
  );
});
