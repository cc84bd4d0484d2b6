import { languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { legalPageSuite, plain } from '../../legal/legalPage.suite.ts';
import { remote } from '../../remote.ts';

const sections = 'controller not-done storage logs mail calls map sharing rights safety changes'.split(' ');
const points: Readonly<Record<string, number>> = { 'not-done': 4, rights: 5 };
const facts = {
  ua: {
    title: 'Політика конфіденційності',
    effective: 'Чинна з 1 січня 2026 року',
    cookies: 'не ставимо файлів cookie',
    form: 'нічого не надсилає',
    map: 'не запамʼятовуємо вашої згоди',
  },
  en: {
    title: 'Privacy Policy',
    effective: 'In force from 1 January 2026',
    cookies: 'we set no cookies',
    form: 'sends nothing by itself',
    map: 'do not store your consent',
  },
} as const;

describe.each(languages)('the privacy policy in %s', (language) => {
  const open = () => renderPage(remote, '/privacy', language);

  const { title, effective } = facts[language];
  legalPageSuite('/privacy', language, { title, effective, sections, points });

  it('says who answers for the data and how to reach them', async () => {
    const { $ } = await open();
    const controller = plain($('#controller').text());
    for (const value of [
      defaultSite.legalName[language],
      defaultSite.registrationNumber,
      defaultSite.legalAddress[language],
      defaultSite.privacyEmail,
    ])
      expect(controller).toContain(value);
  });

  it('names the providers and how long each keeps data', async () => {
    const { $ } = await open();
    expect(plain($('#logs').text())).toContain(defaultSite.hostingProvider[language]);
    expect(plain($('#logs').text())).toContain(defaultSite.logRetention[language]);
    expect(plain($('#mail').text())).toContain(defaultSite.mailRetention[language]);
    expect(plain($('#sharing').text())).toContain(defaultSite.mailProvider[language]);
    expect(plain($('#map').text())).toContain(defaultSite.mapProvider[language]);
  });

  it('says that the site sets no cookies, that the form sends nothing, and that the consent to the map is not kept', async () => {
    const { $ } = await open();
    expect(plain($('#not-done').text())).toContain(facts[language].cookies);
    expect(plain($('#mail').text())).toContain(facts[language].form);
    expect(plain($('#map').text())).toContain(facts[language].map);
  });
});
