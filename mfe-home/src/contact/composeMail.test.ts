import { createMessages, type Translate } from 'shared/language';
import { createStrictMessageOptions } from 'shared/strictMessageOptions';
import { expect, it } from 'vitest';
import type { HomeMessages } from '../messages.ts';
import en from '../pages/ContactPage/locales/en.json';
import ua from '../pages/ContactPage/locales/ua.json';
import { composeMail } from './composeMail.ts';

const enquiry = { name: 'Olena', email: 'olena@example.com', message: 'We need a store.' };
const to = 'hello@porohy.example';

function words(language: 'ua' | 'en'): Translate<HomeMessages> {
  const messages = createMessages({ language, variables: { brand: 'BRAND' }, strict: createStrictMessageOptions });
  messages.addResourceBundle(language, 'home', language === 'ua' ? ua : en);
  return messages.getFixedT(null, 'home') as unknown as Translate<HomeMessages>;
}

it('the letter has subject and body in the language of the page', () => {
  expect(composeMail(enquiry, to, words('en'))).toMatchObject({
    subject: 'Enquiry from the website: Olena',
    body: 'We need a store.\n\nName: Olena\nEmail: olena@example.com',
  });
  const ukrainian = composeMail({ ...enquiry, name: 'Олена' }, to, words('ua'));
  expect(ukrainian.subject.replace(/\s/g, ' ')).toBe('Запит із сайту: Олена');
  expect(ukrainian.body).toBe('We need a store.\n\nІм’я: Олена\nПошта: olena@example.com');
});

it('the letter is addressed to the agency', () => {
  expect(composeMail(enquiry, to, words('en')).href).toMatch(
    /^mailto:hello@porohy\.example\?subject=[^?]+&body=[^?]+$/,
  );
});

it('the letter keeps braces and other placeholders that the visitor typed', () => {
  const message = 'Keep {brand}, {name}, {{x}} and $t(hero.heading) as they are: 100% & more?';
  const { body, href } = composeMail({ ...enquiry, message }, to, words('en'));
  expect(body).toBe(`${message}\n\nName: Olena\nEmail: olena@example.com`);
  expect(href).not.toMatch(/[{}<>"\s]/);
  expect(new URL(href).searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
});

it('every line break in the letter becomes CRLF, however the visitor typed it', () => {
  const { body, href } = composeMail({ ...enquiry, message: 'one\r\ntwo\rthree\nfour' }, to, words('en'));
  expect(body).toMatch(/^one\ntwo\nthree\nfour\n\nName/);
  expect(href).toContain('body=one%0D%0Atwo%0D%0Athree%0D%0Afour%0D%0A%0D%0AName');
});

it('line breaks in a name add no lines to the subject', () => {
  const { subject } = composeMail({ ...enquiry, name: ' Olena\r\nBcc: x@example.com ' }, to, words('en'));
  expect(subject).toBe('Enquiry from the website: Olena Bcc: x@example.com');
});
