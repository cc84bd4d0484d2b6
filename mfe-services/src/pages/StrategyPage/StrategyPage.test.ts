import { languages } from 'shared/contract';
import { collapseSpace, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import course from '../../../art/course.json';
import plan from '../../../art/plan.json';
import { remote } from '../../remote.ts';

it.each(languages)('the page has five long paragraphs, in %s', async (language) => {
  const { texts } = await renderPage(remote, '/services/marketing-strategy', language);
  const own = texts('#course p').filter((text) => text.length > 130);
  expect(own).toHaveLength(5);
});

it.each(languages)('the course has four titled stations, as many as are drawn, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/marketing-strategy', language);
  const items = $('#course ol > li').toArray();
  expect(items).toHaveLength(4);
  expect(course.stations).toHaveLength(4);
  for (const item of items) {
    expect($(item).find('h3').text()).not.toBe('');
    expect($(item).find('h3 + p').text().length).toBeGreaterThan(100);
  }
});

it.each(languages)('the stations ask four numbered questions, in %s', async (language) => {
  const { texts } = await renderPage(remote, '/services/marketing-strategy', language);
  const titles = texts('#course h3');
  expect(titles).toHaveLength(4);
  for (const title of titles) expect(title).toMatch(/\?$/);
  expect(texts('#course li > span')).toEqual(['1', '2', '3', '4']);
});

it.each(languages)('the SEO page and the strategy page explain SEO in the same words, in %s', async (language) => {
  const [seo, strategy] = await Promise.all(
    (['/services/seo', '/services/marketing-strategy'] as const).map((path) => renderPage(remote, path, language)),
  );
  const [own, note] = [seo, strategy].map((page) =>
    page
      ?.$('#about-seo p')
      .toArray()
      .map((each) => page.$(each).text())
      .filter((text) => text.length > 130),
  );
  expect(own).toHaveLength(3);
  expect(note).toEqual(own);
  expect(strategy?.$('#about-seo h2').text()).toBe(seo?.$('#about-seo h2').text());
  expect(seo?.$('#about-seo h2').text()).toBe({ ua: 'Про SEO', en: 'About SEO' }[language]);
});

it.each(languages)('the note about SEO links to the SEO page, in %s', async (language) => {
  const { $, attributes } = await renderPage(remote, '/services/marketing-strategy', language);
  expect(collapseSpace($('#about-seo').text())).toContain(
    { ua: 'Один із каналів', en: 'One of the channels' }[language],
  );
  const ways = attributes('#about-seo a', 'href');
  expect(ways).toEqual([{ ua: '/services/seo', en: '/en/services/seo' }[language]]);
});

it.each(languages)('the plan is marked as a sample, and its shares match the drawn lines, in %s', async (language) => {
  const { $, texts } = await renderPage(remote, '/services/marketing-strategy', language);
  const said = texts('#plan li');
  expect(said).toHaveLength(plan.rows.length);
  const part = 100 / plan.lines;
  for (const [index, { begins, first = 0, last }] of plan.rows.entries()) {
    expect(said[index]).toMatch(new RegExp(` ${first * part} → (до|to) ${last * part} ?%$`));
    if (begins > 1) expect(said[index]).toMatch({ ua: `із ${begins}-го`, en: `from month ${begins}` }[language]);
  }
  expect(said.filter((each) => /із \d-го|from month/.test(each))).toHaveLength(3);
  expect($('#plan [data-sample="strategyPlan"]').text()).toMatch({ ua: /умовний/, en: /sample/ }[language]);
});
