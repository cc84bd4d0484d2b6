import { formatAddress, languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import en from './locales/en.json';
import ua from './locales/ua.json';

const words = { ua: ua.oldQuay, en: en.oldQuay };

it.each(languages)('the title in %s is the heading and the last breadcrumb', async (language) => {
  const { $ } = await renderPage(remote, '/old-quay', language);
  expect($('h1').text()).toBe(words[language].title);
  expect($('nav ol li').last().text()).toBe(words[language].title);
});

it.each(languages)('the rows show every title and text in %s', async (language) => {
  const { $ } = await renderPage(remote, '/old-quay', language);
  const rows = $('#rows ol > li').toArray();
  expect(rows.map((row) => [$(row).find('h3').text(), $(row).find('p').text()])).toEqual(
    words[language].rows.items.map(({ title, text }) => [title, text]),
  );
});

it.each(languages)('the page ends in %s with a call to the contact page', async (language) => {
  const { $ } = await renderPage(remote, '/old-quay', language);
  expect($('[data-has-cta] a').attr('href')).toBe(formatAddress('/contact-us', language));
});
