import { languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const prefix = { ua: '', en: '/en' } as const;

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
    const { $ } = await renderPage(remote, '/services/seo', language);
    expect(
      $('#benefits li h3')
        .toArray()
        .map((title) => $(title).text().replace(/\s/g, ' ')),
    ).toEqual(benefits[language]);
  }
});

it.each(languages)(
  'shows the image of SEO in %s between banner and benefits: ten positions, ours from ninth to first',
  async (language) => {
    const { $ } = await renderPage(remote, '/services/seo', language);
    const ladder = $('#benefits').prev();
    expect(ladder.attr('id')).toBe('ladder');
    expect(ladder.find('figure img').attr('alt')).toMatch({ ua: /девʼятого.+перший/s, en: /ninth.+first/s }[language]);
    expect(ladder.find('figure ol > li')).toHaveLength(10);
    expect(ladder.find('figcaption').text()).not.toBe('');
  },
);

it.each(languages)('shows six benefits of SMM in %s, a title and a text each', async (language) => {
  const { $ } = await renderPage(remote, '/services/smm', language);
  expect($('#benefits li')).toHaveLength(6);
  for (const benefit of $('#benefits li').toArray()) {
    expect($(benefit).find('h3').text()).not.toBe('');
    expect($(benefit).find('p').text()).not.toBe('');
  }
});

it.each([
  { path: '/services/seo', paragraphs: 2 },
  { path: '/services/smm', paragraphs: 1 },
] as const)('closes the benefits of $path with a text', async ({ path, paragraphs }) => {
  for (const language of languages) {
    const { $ } = await renderPage(remote, path, language);
    expect($('#benefits :is(ol, div:has(> ol)) + div > p')).toHaveLength(paragraphs);
  }
});

it('offers a consultation on SMM, which leads to the contact form with that subject', async () => {
  for (const language of languages) {
    const { $ } = await renderPage(remote, '/services/smm', language);
    const order = $('#benefits a');
    expect(order.text()).toBe({ ua: 'Замовити консультацію', en: 'Order consultation' }[language]);
    expect(order.attr('href')).toBe(`${prefix[language]}/contact-us?service=smm`);
  }
});

it('explains the work method of SEO in six cards, under its prescribed subtitle', async () => {
  const subtitle = {
    ua: 'Як ми виведемо вас у топ пошукової видачі',
    en: 'How we will bring you to the top of search results',
  };
  for (const language of languages) {
    const { $ } = await renderPage(remote, '/services/seo', language);
    expect($('#work-method h2').text()).toBe({ ua: 'Метод роботи', en: 'Work Method' }[language]);
    expect($('#work-method ol').prev().find('p').text().replace(/\s/g, ' ')).toBe(subtitle[language]);
    expect($('#work-method li h3')).toHaveLength(6);
    expect($('#work-method li p')).toHaveLength(6);
  }
});

it.each(languages)('keeps the six method cards in %s in one ordered list, numbered in its order', async (language) => {
  const { $ } = await renderPage(remote, '/services/seo', language);
  const lists = $('#work-method ol');
  expect(lists).toHaveLength(1);
  expect(
    lists
      .children('li')
      .toArray()
      .map((card) => $(card).children('span[aria-hidden="true"]').text()),
  ).toEqual(['01', '02', '03', '04', '05', '06']);
  expect(
    $('#work-method svg text')
      .toArray()
      .map((station) => $(station).text()),
  ).toEqual(['1', '2', '3', '4', '5', '6']);
});
