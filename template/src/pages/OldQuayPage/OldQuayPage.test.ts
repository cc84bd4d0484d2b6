import { formatAddress, languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import en from './locales/en.json';
import ua from './locales/ua.json';

const words = { ua: ua.oldQuay, en: en.oldQuay };

it.each(languages)('is headed in %s by its title, which is the last step of the way to it', async (language) => {
  const { $ } = await renderPage(remote, '/old-quay', language);
  expect($('h1').text()).toBe(words[language].title);
  expect($('nav ol li').last().text()).toBe(words[language].title);
});

it.each(languages)('says in %s what there is to say in rows, each with a title and a text', async (language) => {
  const { $ } = await renderPage(remote, '/old-quay', language);
  const rows = $('#rows ol > li').toArray();
  expect(rows.map((row) => [$(row).find('h3').text(), $(row).find('p').text()])).toEqual(
    words[language].rows.items.map(({ title, text }) => [title, text]),
  );
});

it.each(languages)('closes in %s with a call to the contact page', async (language) => {
  const { $ } = await renderPage(remote, '/old-quay', language);
  expect($('[data-has-cta] a').attr('href')).toBe(formatAddress('/contact-us', language));
});
