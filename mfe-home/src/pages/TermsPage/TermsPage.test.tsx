import { addressOf, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const sections = 'who site offer figures materials conduct form third-parties exchange liability law'.split(' ');
const points: Readonly<Record<string, number>> = { conduct: 4 };
const facts = {
  ua: {
    title: 'Умови користування',
    effective: 'Чинні з 1 січня 2026 року',
    form: 'Надсилаєте його ви',
    map: 'лише після вашої згоди',
  },
  en: {
    title: 'Terms of Use',
    effective: 'In force from 1 January 2026',
    form: 'You are the one who sends it',
    map: 'only after you agree',
  },
} as const;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(languages)('the terms of use in %s', (language) => {
  const open = () => renderPage(remote, '/terms', language);

  it('is headed by its title, below the way from Home, and says since when it is in force', async () => {
    const { $ } = await open();
    expect($('h1').text()).toBe(facts[language].title);
    expect($('nav ol li').first().find('a').attr('href')).toBe(addressOf('/', language));
    expect(
      $('p')
        .toArray()
        .map((paragraph) => plain($(paragraph).text())),
    ).toContain(facts[language].effective);
  });

  it('has its sections in order, each with a heading and a text', async () => {
    const { $ } = await open();
    expect(
      $('section')
        .toArray()
        .map(({ attribs }) => attribs.id),
    ).toEqual(sections);
    for (const id of sections) {
      expect(plain($(`#${id} h2`).text()), id).not.toBe('');
      expect(plain($(`#${id} p`).text()), id).not.toBe('');
      expect($(`#${id} li`), id).toHaveLength(points[id] ?? 0);
    }
  });

  it('lists its contents: every section by its title, in order', async () => {
    const { $ } = await open();
    const contents = $('nav[aria-labelledby="contents"] a')
      .toArray()
      .map((link) => [link.attribs.href, $(link).text()]);
    expect(contents).toEqual(sections.map((id) => [`#${id}`, $(`section[id="${id}"] h2`).text()]));
  });

  it('leaves no value of the business out', async () => {
    const { text } = await open();
    expect(text).not.toMatch(/[{}]|undefined|\[object/);
  });

  it('says whose site this is and how to reach the owner', async () => {
    const { $ } = await open();
    const who = plain($('#who').text());
    for (const value of [
      defaultSite.legalName[language],
      defaultSite.registrationNumber,
      defaultSite.legalAddress[language],
      defaultSite.brand[language],
      defaultSite.email,
      defaultSite.phone,
    ])
      expect(who).toContain(value);
  });

  it('says that the visitor sends the mail, and that the map needs consent', async () => {
    const { $ } = await open();
    expect(plain($('#form').text())).toContain(facts[language].form);
    expect(plain($('#third-parties').text())).toContain(facts[language].map);
  });
});
