import { formatAddress, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { testLegalPage } from '../../legal/legalPage.suite.ts';
import { remote } from '../../remote.ts';

const sections = 'controller not-done storage logs mail calls map sharing rights safety changes'.split(' ');
const points: Readonly<Record<string, number>> = { 'not-done': 4, rights: 5 };
const facts = {
  ua: {
    effective: 'Чинна з 1 січня 2026 року',
    cookies: 'не ставимо файлів cookie, за якими впізнають людину',
    scroll: 'докуди ви прогорнули кожну сторінку',
    form: 'нічого не надсилає',
    confirmed: ['щойно ви підтвердите надсилання', 'щойно сервер форми підтвердить'],
    map: 'не запам’ятовуємо вашої згоди',
    unsupplied: [
      'Володілець персональних даних — ТОВ «Пороги» (адреса: Дніпро, Україна), бренд',
      'Хостинг зберігає такі записи',
      'та поштовий сервіс.',
    ],
    supplied: [
      'ТОВ «Пороги» (код ЄДРПОУ 12345678, адреса: Дніпро, Україна), бренд',
      'Хостинг Плесо зберігає такі записи',
      'та поштовий сервіс Голуб.',
    ],
  },
  en: {
    effective: 'In force from 1 January 2026',
    cookies: 'we set no cookies that identify or track a person',
    scroll: 'how far you scrolled on each page',
    form: 'sends nothing by itself',
    confirmed: ['when you confirm that it was sent', 'when the form’s server confirms'],
    map: 'do not store your consent',
    unsupplied: [
      'The controller of personal data is Porohy LLC (address: Dnipro, Ukraine), trading as',
      'Our host keeps such records',
      'and to our mail service.',
    ],
    supplied: [
      'Porohy LLC (registration number 12345678, address: Dnipro, Ukraine), trading as',
      'Our host, Reach, keeps such records',
      'and to our mail service, Pigeon.',
    ],
  },
} as const;

describe.each(languages)('the privacy policy in %s', (language) => {
  const open = () => renderPage(remote, '/privacy', language);

  const { effective } = facts[language];
  const { logRetention, mailRetention, mapProvider } = defaultSite;
  const said = [
    ['not-done', '0'] as const,
    ['logs', collapseSpace(logRetention[language])] as const,
    ['mail', collapseSpace(mailRetention[language])] as const,
  ];
  const mail = [`mailto:${defaultSite.privacyEmail || defaultSite.email}`];
  const contact = [formatAddress('/contact-us', language)];
  const links = {
    controller: mail,
    storage: [formatAddress('/exchange', language)],
    mail: contact,
    map: contact,
    rights: mail,
  };
  testLegalPage('/privacy', language, { effective, sections, points, facts: said, sibling: '/terms', links });

  it('the policy names the providers that the owner has set, and is complete without them', async () => {
    const { text } = await open();
    for (const words of facts[language].unsupplied) expect(text).toContain(words);
    expect(text).not.toMatch(/0{6}|Example|\(,|, ,| ,|\(\)/);
    const supplied = await renderPage(remote, '/privacy', language, {
      ...defaultSite,
      registrationNumber: '12345678',
      hostingProvider: { ua: 'Плесо', en: 'Reach' },
      mailProvider: { ua: 'Голуб', en: 'Pigeon' },
      privacyEmail: 'data@porohy.example',
    });
    for (const words of facts[language].supplied) expect(supplied.text).toContain(words);
    expect(collapseSpace(supplied.$('#controller').text())).toContain('data@porohy.example');
    expect(collapseSpace(supplied.$('#rights').text())).toContain('data@porohy.example');
  });

  it('the draft goes when the visitor confirms that it was sent or, with an endpoint, when the form’s server does', async () => {
    const posting = { ...defaultSite, contactEndpoint: 'https://a.example' };
    const pages = [await open(), await renderPage(remote, '/privacy', language, posting)];
    const found = pages.map(({ $ }) =>
      facts[language].confirmed.filter((words) => collapseSpace($('#storage').text()).includes(words)),
    );
    expect(found).toEqual(facts[language].confirmed.map((words) => [words]));
  });

  it('the policy covers the canary cookie, stored scroll positions, the form and the consent to the map', async () => {
    const { $ } = await open();
    expect(collapseSpace($('#not-done').text())).toContain(facts[language].cookies);
    // The policy must name the canary's cookie (docs/contracts.md), and state that it lasts 30 days.
    expect(collapseSpace($('#storage').text())).toMatch(/porohy-visitor.* 30 (днів|days)/);
    expect(collapseSpace($('#storage').text())).toContain(facts[language].scroll);
    expect(collapseSpace($('#mail').text())).toContain(facts[language].form);
    for (const words of [facts[language].map, mapProvider[language]])
      expect(collapseSpace($('#map').text())).toContain(words);
  });
});
