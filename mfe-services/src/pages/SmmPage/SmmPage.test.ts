import { languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const prefix = { ua: '', en: '/en' } as const;

it.each(languages)('shows six benefits of SMM in %s, a title and a text each', async (language) => {
  const { $ } = await renderPage(remote, '/services/smm', language);
  expect($('#benefits li')).toHaveLength(6);
  for (const benefit of $('#benefits li').toArray()) {
    expect($(benefit).find('h3').text()).not.toBe('');
    expect($(benefit).find('p').text()).not.toBe('');
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

it.each(languages)('closes the benefits with a text, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/smm', language);
  expect($('#benefits :is(ol, div:has(> ol)) + div > p')).toHaveLength(1);
});
