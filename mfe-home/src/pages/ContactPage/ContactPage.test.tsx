import { formatAddress, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const facts = {
  ua: {
    form: 'Зв’яжіться з нами',
    fields: ['Ім’я', 'Електронна пошта', 'Повідомлення'],
    submit: 'Відкрити готовий лист',
    next: [
      'Ви описуєте завдання кількома реченнями',
      'Ми читаємо й ставимо запитання',
      'Ви отримуєте попередню оцінку: етапи, строк, ціна',
    ],
    office: 'Дніпро, Україна',
    show: 'Показати карту',
  },
  en: {
    form: 'Contact Us',
    fields: ['Name', 'Email', 'Message'],
    submit: 'Open the draft email',
    next: [
      'You tell us about your project in a few sentences',
      'We read it and ask questions',
      'You get a first estimate: stages, dates, price',
    ],
    office: 'Dnipro, Ukraine',
    show: 'Show the map',
  },
} as const;

const endpoint = 'https://forms.example/enquiry';

describe.each(languages)('the contact page in %s', (language) => {
  const expected = facts[language];
  const open = () => renderPage(remote, '/contact-us', language);

  it('the form requires name, email and message, and labels each field', async () => {
    const { $ } = await open();
    const controls = $('form [required]:not([type="checkbox"])').toArray();
    expect(controls.map(({ attribs }) => attribs.name)).toEqual(['name', 'email', 'message']);
    expect(controls.map(({ attribs }) => collapseSpace($(`label[for="${attribs.id}"]`).text()))).toEqual(
      expected.fields,
    );
  });

  it('the page lists the next steps in order', async () => {
    expect((await open()).texts('[aria-labelledby="contact-next"] li')).toEqual(expected.next);
  });

  it('the page promises a reply only within the time that the owner has set', async () => {
    const promise = { ua: 'Відповімо протягом одного робочого дня.', en: 'We will reply within one working day.' };
    const replyTime = { ua: 'протягом одного робочого дня', en: 'within one working day' };
    const timed = await renderPage(remote, '/contact-us', language, { ...defaultSite, replyTime });
    expect(timed.text).toContain(promise[language]);
    expect((await open()).text).not.toMatch(/протягом|робочого дня|within|working day/);
  });

  it('the form offers phone and chats besides mail, and lists the terms of work', async () => {
    const { $ } = await open();
    expect($('form [data-differs-hydrated] a').attr('href')).toBe('tel:+380560000000');
    expect($($('form [data-differs-hydrated] a').last().attr('href')).find('a')).toHaveLength(3);
    const terms = collapseSpace($('form ul[aria-label]').text());
    for (const fact of {
      ua: ['погодинно', 'за етап', '5 людей', '4 місяці'],
      en: ['by the hour', 'per stage', 'Five people', '4 months'],
    }[language])
      expect(terms).toContain(fact);
  });

  it.each([
    ['[name="name"]', { type: 'text', maxlength: '100' }],
    ['[name="email"]', { type: 'email', maxlength: '254' }],
    // No `maxlength`: the browser would silently cut a long paste instead of reporting it.
    ['textarea', { rows: '4', minlength: '10', maxlength: undefined }],
    ['#agreeToPolicy', { type: 'checkbox', required: 'required', checked: undefined }],
    ['button[type="submit"]', { disabled: undefined }],
  ])('before hydration the browser validates %s, and no other rule blocks the form', async (field, attributes) => {
    const { $ } = await open();
    expect($(field)).toHaveLength(1);
    for (const [name, value] of Object.entries(attributes)) expect($(field).attr(name), name).toBe(value);
    expect($('[novalidate], [formnovalidate]')).toHaveLength(0);
  });

  it('the form states the longest message and the action of its button', async () => {
    const { $, texts } = await open();
    expect($('form').text()).toContain('5000');
    expect(texts('button[type="submit"]')).toEqual([expected.submit]);
  });

  it('the policy link beside the checkbox opens in a new tab', async () => {
    const { $ } = await open();
    const link = $('label[for="agreeToPolicy"] a');
    expect(link.attr('href')).toBe(formatAddress('/privacy', language));
    expect(link.attr('target')).toBe('_blank');
  });

  it('the form works without script: as a letter, or posted to the owner’s endpoint', async () => {
    const mailing = await open();
    expect(mailing.$('form')).toHaveLength(1);
    expect(mailing.$('form').attr('method')).toBe('post');
    expect(mailing.$('form').attr('enctype')).toBe('text/plain');
    expect(mailing.$('form').attr('action')).toMatch(/^mailto:hello@porohy\.example\?subject=\S+$/);
    const posting = await renderPage(remote, '/contact-us', language, { ...defaultSite, contactEndpoint: endpoint });
    expect(posting.$('form').attr()).toMatchObject({ method: 'post', action: endpoint });
    expect(posting.$('form').attr('enctype')).toBeUndefined();
    expect(posting.$('form [name="language"]').val()).toBe(language);
  });

  it('the form explains whether it writes a mail or sends the message itself', async () => {
    const mailing = await open();
    expect(mailing.$('form').text()).toContain(
      language === 'ua' ? 'у вашій поштовій програмі' : 'in your own mail app',
    );
    const site = { ...defaultSite, contactEndpoint: endpoint };
    const posting = await renderPage(remote, '/contact-us', language, site);
    expect(posting.texts('button[type="submit"]')).toEqual([language === 'ua' ? 'Надіслати' : 'Send']);
    expect(posting.$('form').text()).not.toContain(language === 'ua' ? 'поштовій програмі' : 'mail app');
  });

  it('the posting form has a honeypot field that visitors cannot reach', async () => {
    const { $ } = await renderPage(remote, '/contact-us', language, { ...defaultSite, contactEndpoint: endpoint });
    const field = $('form [name="website"]');
    expect(field.attr()).toMatchObject({ tabindex: '-1', autocomplete: 'off' });
    expect(field.closest('[aria-hidden="true"]')).toHaveLength(1);
  });

  it('the page shows the office, the phone and the email', async () => {
    const page = await open();
    expect(page.texts('address')).toEqual([expected.office]);
    expect(page.texts('dl a[href="tel:+380560000000"]')).toEqual(['+380 56 000 00 00']);
    expect(page.texts('a[href="mailto:hello@porohy.example"]')).toEqual(['hello@porohy.example']);
  });

  it('WhatsApp and Telegram open in a new tab, Viber in its own program', async () => {
    const { $ } = await open();
    const chats = $('dl ul a')
      .toArray()
      .map((link) => [$(link).text(), link.attribs.href, link.attribs.target]);
    expect(chats).toEqual([
      ['WhatsApp', 'https://wa.me/380560000000', '_blank'],
      ['Telegram', 'https://t.me/porohy_example', '_blank'],
      ['Viber', 'viber://chat?number=%2B380560000000', undefined],
    ]);
  });

  it('the page loads nothing from the map’s provider before the visitor agrees', async () => {
    const page = await open();
    const { $ } = page;
    expect($('iframe')).toHaveLength(0);
    for (const { attribs } of $('[src], [srcset], link').toArray())
      expect(attribs.src ?? attribs.srcset ?? attribs.href).toMatch(/^\//);
    expect($('figure img').attr('alt')).toMatch(/\S/);
    expect(page.texts('#map button')).toEqual([expected.show]);
    expect($('#map a[target="_blank"]').attr('href')).toBe(defaultSite.mapPage);
    expect($('#map a').first().attr('href')).toBe(`${formatAddress('/privacy', language)}#map`);
  });

  it('the map has a hidden fallback message with a link, in case its script fails', async () => {
    const { $ } = await open();
    const sorry = $('#map [data-hydrate="interaction"] [data-fallback-message]');
    expect(sorry.attr('hidden')).toBeDefined();
    // Before the map has failed, the sentence must be only in the attribute `data-fallback-message`, not in the page's text.
    expect(sorry.text()).toBe('');
    expect(sorry.attr('data-fallback-message')).toMatch(/\.$/);
    expect(sorry.parent().find('a[target]').attr('href')).toBe(defaultSite.mapPage);
    expect($('form').attr('data-hydrate')).toBe('interaction');
  });

  it('the page shows the phone, chats and address that the owner has set', async () => {
    const site = {
      ...defaultSite,
      phone: '+380 (44) 111-22-33',
      viber: 'viber://chat?number=%2B380441112233',
      address: { ua: 'Київ, Україна', en: 'Kyiv, Ukraine' },
    };
    const page = await renderPage(remote, '/contact-us', language, site);
    expect(page.texts('address')).toEqual([site.address[language]]);
    expect(page.texts('dl a[href="tel:+380441112233"]')).toEqual([site.phone]);
    expect(page.$(`a[href="${site.viber}"]`)).toHaveLength(1);
    expect(page.text).not.toContain(defaultSite.phone);
  });
});
