import { formatAddress, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { testLegalPage } from '../../legal/legalPage.suite.ts';
import { remote } from '../../remote.ts';

const sections = 'who site offer figures materials conduct form third-parties exchange liability law'.split(' ');
const points: Readonly<Record<string, number>> = { conduct: 4 };
const facts = {
  ua: {
    short: ['Договір', 'Право України', 'Українська'],
    effective: 'Чинні з 1 січня 2026 року',
    mailing: 'Надсилаєте його ви',
    posting: 'надсилає нам ваше повідомлення',
    map: 'лише після вашої згоди',
    who: 'Сайт належить ТОВ «Пороги» (адреса: Дніпро, Україна). Далі',
    numbered: 'Сайт належить ТОВ «Пороги» (код ЄДРПОУ 12345678, адреса: Дніпро, Україна). Далі',
    sample: 'Описи проєктів у портфоліо поки що вигадані, для прикладу',
    real: 'Показники в портфоліо описують конкретні проєкти',
  },
  en: {
    short: ['The contract', 'Law of Ukraine', 'Ukrainian'],
    effective: 'In force from 1 January 2026',
    mailing: 'You are the one who sends it',
    posting: 'sends us your message',
    map: 'only after you agree',
    who: 'This site belongs to Porohy LLC (address: Dnipro, Ukraine), called',
    numbered: 'This site belongs to Porohy LLC (registration number 12345678, address: Dnipro, Ukraine), called',
    sample: 'The accounts of projects in the portfolio are invented as examples',
    real: 'The figures in the portfolio describe particular projects',
  },
} as const;

describe.each(languages)('the terms of use in %s', (language) => {
  const open = () => renderPage(remote, '/terms', language);

  const { effective, short } = facts[language];
  const said = [['offer', short[0]] as const, ['law', short[1]] as const, ['law', short[2]] as const];
  const mail = `mailto:${defaultSite.privacyEmail || defaultSite.email}`;
  const contact = formatAddress('/contact-us', language);
  const links = {
    who: [`mailto:${defaultSite.email}`, 'tel:+380560000000'],
    conduct: [mail],
    form: [contact],
    'third-parties': [contact],
    exchange: [formatAddress('/exchange', language)],
  };
  testLegalPage('/terms', language, { effective, sections, points, facts: said, sibling: '/privacy', links });

  it('the terms name the registration number once the owner has set it', async () => {
    const { $ } = await open();
    expect(collapseSpace($('#who').text())).toContain(facts[language].who);
    const numbered = await renderPage(remote, '/terms', language, { ...defaultSite, registrationNumber: '12345678' });
    expect(collapseSpace(numbered.$('#who').text())).toContain(facts[language].numbered);
  });

  it('the terms say that figures describe real projects only if the cases are real', async () => {
    const { sample, real } = facts[language];
    const { $ } = await open();
    expect(collapseSpace($('#figures').text())).toContain(sample);
    expect(collapseSpace($('#figures').text())).not.toContain(real);
    const supplied = await renderPage(remote, '/terms', language, { ...defaultSite, cases: { sample: false } });
    expect(collapseSpace(supplied.$('#figures').text())).toContain(real);
    expect(collapseSpace(supplied.$('#figures').text())).not.toContain(sample);
  });

  it('the terms say that the form posts the message if there is an endpoint, and that otherwise the visitor sends it', async () => {
    const { mailing, posting } = facts[language];
    const mailed = await open();
    expect(collapseSpace(mailed.$('#form').text())).toContain(mailing);
    const posted = await renderPage(remote, '/terms', language, {
      ...defaultSite,
      contactEndpoint: 'https://a.example',
    });
    expect(collapseSpace(posted.$('#form').text())).toContain(posting);
    expect(collapseSpace(posted.$('#form').text())).not.toContain(mailing);
    // The contents repeat the summary of each section.
    const summarise = ({ $ }: typeof mailed) => $('a[href="#form"] + p').text();
    expect(summarise(posted)).not.toBe(summarise(mailed));
  });

  it('the terms say that the map needs consent', async () => {
    const { $ } = await open();
    expect(collapseSpace($('#third-parties').text())).toContain(facts[language].map);
  });
});
