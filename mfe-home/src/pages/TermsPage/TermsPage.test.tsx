import { languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { legalPageSuite, plain } from '../../legal/legalPage.suite.ts';
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

describe.each(languages)('the terms of use in %s', (language) => {
  const open = () => renderPage(remote, '/terms', language);

  const { title, effective } = facts[language];
  legalPageSuite('/terms', language, { title, effective, sections, points });

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
