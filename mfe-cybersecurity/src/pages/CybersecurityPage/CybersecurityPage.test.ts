import { languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { mostChapters } from '../../article/Contents/Contents.css.ts';
import en from '../../locales/en.json';
import ua from '../../locales/ua.json';
import { remote } from '../../remote.ts';

const prefix = { ua: '', en: '/en' } as const;
const sections = ['what-is', 'goals', 'difference', 'threats', 'specialist', 'protection'];
const render = (language: (typeof languages)[number]) => renderPage(remote, '/cybersecurity', language);

it.each(languages)('the folded contents link in %s to six focusable sections by their titles', async (language) => {
  const { $, texts, attributes } = await render(language);
  const contents = 'nav[aria-labelledby="contents-title"] > details:not([open]) + [data-contents] a';
  expect(sections.length).toBeLessThanOrEqual(mostChapters);
  expect(attributes(contents, 'href')).toEqual(sections.map((id) => `#${id}`));
  expect($('nav[aria-labelledby="contents-title"] a')).toHaveLength(sections.length);
  expect(texts(contents)).toEqual(texts('section > h2'));
  // The bar of the contents shows a chapter's title from `data-title`.
  expect(attributes('summary [data-title]', 'data-title').map((title) => collapseSpace(title ?? ''))).toEqual(
    texts('section > h2'),
  );
  for (const id of sections) expect($(`section#${id}`).attr('tabindex')).toBe('-1');
});

/** Counts the words of all texts, except types and ids of blocks. */
const wordsOf = (value: unknown): number => {
  if (typeof value === 'string') return value.split(/\s+/).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, part]) => (['id', 'type'].includes(key) ? sum : sum + wordsOf(part)),
    0,
  );
};
/** Words per minute of an adult reader: English after Brysbaert (2019), Ukrainian in proportion to its longer words. */
const wordsInMinute = { ua: 190, en: 238 } as const;

it.each(languages)('the reading time matches the number of words in %s', async (language) => {
  const { $ } = await render(language);
  const { intro, sections: chapters } = { ua, en }[language];
  const minutes = Math.round(wordsOf([intro, chapters]) / wordsInMinute[language]);
  expect($('nav[aria-labelledby="contents-title"] p').text()).toMatch(new RegExp(`(^|\\D)${minutes}\\D`));
});

it.each(languages)('the four threats have captioned figures in %s', async (language) => {
  const { $ } = await render(language);
  const threats = $('#threats h3').toArray();
  expect(threats.map((threat) => collapseSpace($(threat).text()))).toEqual(
    {
      ua: [
        'Шкідливі програми (malware)',
        'Фішинг (phishing)',
        'Людина посередині (man-in-the-middle)',
        'Відмова в обслуговуванні (DoS і DDoS)',
      ],
      en: ['Malware', 'Phishing', 'Man-in-the-middle', 'Denial of service (DoS and DDoS)'],
    }[language],
  );
  for (const threat of threats) {
    const figure = $(threat).parent().children('figure');
    expect(figure).toHaveLength(1);
    expect(figure.children('[role="img"]').attr('aria-label')?.length).toBeGreaterThan(50);
    expect(figure.children('figcaption').text().length).toBeGreaterThan(50);
  }
  // Four figures show the threats; the fifth shows the pillars of security in the first section.
  expect($('figure')).toHaveLength(5);
  expect($('#what-is figure')).toHaveLength(1);
});

it.each(languages)('the page gives exactly ten numbered tips with title and text in %s', async (language) => {
  const { $ } = await render(language);
  const tips = $('#protection ol > li').toArray();
  expect(tips).toHaveLength(10);
  expect(new Set(tips.map((tip) => $(tip).children('strong').text())).size).toBe(10);
  for (const tip of tips) expect($(tip).children('p').text().length).toBeGreaterThan(50);
  expect(collapseSpace($('#protection > h2').text())).toBe(
    { ua: 'Як захиститися: 10 порад', en: 'How to protect yourself: 10 tips' }[language],
  );
});

it.each(languages)('both cited figures appear large and in the text in %s', async (language) => {
  const { $, texts } = await render(language);
  const facts = {
    ua: [/понад 650 мільярдів доларів до 2030 року/, /понад один мільйон унікальних фішингових сайтів/i],
    en: [/more than 650 billion dollars by 2030/, /more than one million unique phishing sites/i],
  }[language];
  const cited = $('h1').closest('article').find('li:has(> strong):not(section[id] li)').toArray();
  expect(cited).toHaveLength(2);
  for (const [index, fact] of facts.entries()) expect(collapseSpace($(cited[index]).text())).toMatch(fact);
  expect(collapseSpace($(cited[1]).text())).toContain('2022');
  expect(texts('p').filter((each) => facts[0]?.test(each))).toHaveLength(2);
  expect(collapseSpace($('#phishing').text())).toMatch(
    { ua: /У 2022 році .*один мільйон/, en: /In 2022 .*one million/ }[language],
  );
});

it.each(languages)('a table compares both kinds of security by four questions in %s', async (language) => {
  const { $, texts } = await render(language);
  expect(texts('#difference table th[scope="col"]')).toEqual(
    {
      ua: ['Запитання', 'Інформаційна безпека', 'Кібербезпека'],
      en: ['Question', 'Information security', 'Cybersecurity'],
    }[language],
  );
  expect($('#difference table tbody tr:has(> th[scope="row"] + td + td:last-child)')).toHaveLength(4);
});

it.each(languages)('the article has 1,500 to 2,500 words in %s', async (language) => {
  const { $ } = await render(language);
  $('nav, [role="img"]').remove();
  // Without the space, the last word of a block would join the first word of the next block.
  $('h1, h2, h3, p, li, th, td, figcaption, caption').append(' ');
  const words = $('article')
    .text()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  expect(words.length).toBeGreaterThanOrEqual(1500);
  expect(words.length).toBeLessThanOrEqual(2500);
});

it.each(languages)('the article ends with an invitation to the contact page in %s', async (language) => {
  const { $ } = await render(language);
  const invitation = $('article').children().last();
  expect(invitation.find('h2').text().replace(/\s/g, ' ')).toBe(
    { ua: 'З чого почати саме вам', en: 'Where you should start' }[language],
  );
  const contact = `${prefix[language]}/contact-us`;
  expect(invitation.find('a').attr()).toMatchObject({ href: contact, 'data-address': defaultSite.origin + contact });
});

it.each(languages)('each of the five diagrams has its own picture and text labels in %s', async (language) => {
  const { $ } = await render(language);
  const pictures = $('figure [role="img"]').toArray();
  expect(new Set(pictures.map((picture) => $(picture).find('img').attr('src'))).size).toBe(5);
  const words = pictures.map((picture) =>
    $(picture)
      .find('text')
      .toArray()
      .map((word) => collapseSpace($(word).text())),
  );
  expect(words).toEqual(
    {
      ua: [
        ['технології', 'правила', 'люди'],
        [],
        ['справжній сайт', 'підробка'],
        ['ви', 'банк', 'копія листування'],
        ['сервіс', 'ваш клієнт'],
      ],
      en: [
        ['technology', 'rules', 'people'],
        [],
        ['the real site', 'the fake'],
        ['you', 'bank', 'a copy of your messages'],
        ['service', 'your customer'],
      ],
    }[language],
  );
  for (const caption of $('figcaption').toArray())
    expect($(caption).text()).toMatch({ ua: /^Схема\. /, en: /^Diagram\. / }[language]);
});

it.each(languages)('the structured data describes the article in %s without date or author', async (language) => {
  const { $ } = await render(language);
  expect($('script[type="application/ld+json"]')).toHaveLength(1);
  const [article] = JSON.parse($('script').text())['@graph'];
  const address = `${defaultSite.origin}${prefix[language]}/cybersecurity`;
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: collapseSpace($('h1').text()),
    inLanguage: { ua: 'uk', en: 'en' }[language],
    mainEntityOfPage: address,
    publisher: { name: defaultSite.brand[language] },
  });
  expect(article.articleSection).toHaveLength(6);
  expect(Object.keys(article).filter((key) => /date|author/i.test(key))).toEqual([]);
});
