import { formatAddress, languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

it.each(languages)('the page shows six benefits and a link to order a consultation, in %s', async (language) => {
  const { $, texts } = await renderPage(remote, '/services/smm', language);
  expect($('#benefits li')).toHaveLength(6);
  for (const part of ['h3', 'p']) expect(texts(`#benefits li ${part}`).filter((text) => text !== '')).toHaveLength(6);
  const order = $('#benefits a');
  expect(order.text()).toBe({ ua: 'Замовити консультацію', en: 'Order consultation' }[language]);
  expect(order.attr('href')).toBe(`${formatAddress('/contact-us', language)}?service=smm`);
  expect($('#benefits :is(ol, div:has(> ol)) + div > p')).toHaveLength(1);
});

it.each(languages)('each post of the feed links to its case, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/smm', language);
  const ways = $('#feed li a')
    .toArray()
    .map(({ attribs }) => attribs.href);
  expect(ways).toEqual(['ikura', 'zoo-expert', 'key4gg'].map((key) => formatAddress(`/portfolio/${key}`, language)));
});
