import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { defaultSite, type Site } from 'shared/siteValues';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../../test/createFolder.ts';
import { readSiteOverrides } from './readSiteOverrides.ts';

/** Reads site values as `npm run compose` does: from `site.json` and the environment. */
async function take(values: unknown, environment = {}): Promise<Record<string, unknown>> {
  const text = typeof values === 'string' ? values : JSON.stringify(values);
  return readSiteOverrides(await createFolder({ 'site.json': text }), environment);
}

/** Examples of a value: `right` is accepted unchanged, `mended` is corrected and accepted, and `wrong` is refused. */
interface Ways {
  readonly right: readonly unknown[];
  readonly mended?: readonly (readonly [written: unknown, taken: unknown])[];
  readonly wrong: readonly unknown[];
}

const both = (text: string) => ({ ua: text, en: text });

const name: Ways = {
  right: [{ ua: 'Течія', en: 'Current' }, both('Hetzner Online GmbH'), { ua: 'IT-компанія «Дніпро-24»', en: 'R & D' }],
  mended: [
    [
      { ua: ' Течія\n', en: 'The\t Current\u200b ' },
      { ua: 'Течія', en: 'The Current' },
    ],
  ],
  wrong: [
    'Течія',
    { uk: 'Течія', en: 'Current' },
    { ua: 'Течія', en: 'Течія' },
    both('<b>Current</b>'),
    both('Current&nbsp;Ltd'),
    both('{{brand}}'),
    both('"Current"'),
    both('TODO'),
    both('—'),
    { ua: 'Tечія', en: 'Current' },
    both('word '.repeat(41)),
    null,
  ],
};

const words = (right: readonly unknown[], ...wrong: readonly unknown[]): Ways => ({
  right,
  wrong: [...name.wrong, ...wrong],
});

const address = (...wrong: readonly unknown[]): Ways => ({
  right: ['https://forms.example/f/abc?x=1', 'https://forms.example:8443/f', 'http://localhost:3999/f'],
  mended: [[' https://forms.example/f \n', 'https://forms.example/f']],
  wrong: [
    'forms.example/f',
    'http://forms.example/f',
    'javascript:alert(1)',
    'https://me:secret@forms.example/f',
    'https://forms.example/a b',
    'https://forms',
    'https://',
    '<iframe src="https://forms.example/f"></iframe>',
    'https://forms.example/f?a=1&amp;b=2',
    7,
    ...wrong,
  ],
});

const email: Ways = {
  right: ['hello@agency.example', 'first.last+site@mail.agency.example', 'hello@агенція.укр'],
  mended: [[' hello@agency.example\u200b', 'hello@agency.example']],
  wrong: [
    'hello',
    'hello@agency',
    'mailto:hello@agency.example',
    'Olena <hello@agency.example>',
    'hello@agency.example, office@agency.example',
    'hello@agency..example',
    'hеllo@agency.example',
    'hello@127.0.0.1',
  ],
};

const block: Ways = {
  right: [{ sample: true }, { sample: false }],
  wrong: [false, 'false', { sample: 'false' }, { sample: 0 }, { sample: false, by: 'me' }, {}, null],
};

/** Examples for each text value that has a form of its own, such as a phone number. */
const special: { readonly [K in keyof Site]?: Ways } & TextWays = {
  origin: {
    right: ['https://agency.example', 'https://www.agency.example:8443', 'http://localhost:3000'],
    mended: [
      ['https://agency.example/', 'https://agency.example'],
      [' https://agency.example\n', 'https://agency.example'],
      ['HTTPS://Agency.Example', 'https://agency.example'],
      ['https://agency.example:443', 'https://agency.example'],
      ['https://агенція.example', 'https://xn--80agg6a7b0c6b.example'],
    ],
    wrong: [
      'agency.example',
      'http://agency.example',
      'https://agency.example/porohy',
      'https://agency.example/?utm_source=x',
      'https://agency.example/#top',
      'https://agency.example.',
      'https://https://agency.example',
      'https://me@agency.example',
      'https://agency',
      '',
      7,
    ],
  },
  phone: {
    right: ['+380 56 123 45 67', '+380561234567', '+380 (56) 123-45-67'],
    mended: [
      ['\u202a+380\u00a056 123–45–67\u202c', '+380 56 123-45-67'],
      ['  +380 56 123 45 67 ', '+380 56 123 45 67'],
    ],
    wrong: [
      '056 123 45 67',
      '00380 56 123 45 67',
      '+380 (0)56 123 45 67',
      '+380 56 123 45 67 дод. 5',
      'tel:+380561234567',
      '+380',
      '+0 56 123 45 67',
      380561234567,
      '',
    ],
  },
  email,
  privacyEmail: { ...email, right: [...email.right, ''] },
  whatsapp: {
    right: [
      'https://wa.me/380561234567',
      'https://wa.me/message/ABC123',
      'https://api.whatsapp.com/send?phone=380561234567',
    ],
    wrong: ['+380561234567', 'http://wa.me/380561234567', 'https://wa.me/', 'https://t.me/agency', ''],
  },
  telegram: {
    right: ['https://t.me/agency', 'https://t.me/+AbCd_123-x', 'https://telegram.me/agency?start=1'],
    wrong: ['@agency', 'http://t.me/agency', 'https://t.me/', 'https://wa.me/380561234567', ''],
  },
  viber: {
    right: ['viber://chat?number=%2B380561234567', 'viber://pa?chatURI=agency'],
    mended: [['viber://chat?number=+380561234567', 'viber://chat?number=%2B380561234567']],
    wrong: ['+380561234567', 'viber://chat', 'https://viber.com/agency', 'viber://chat?number=+380 56', ''],
  },
  mapFrame: {
    ...address(
      'https://maps.app.goo.gl/abc',
      'https://www.google.com/maps/place/Dnipro',
      'https://www.openstreetmap.org/#map=14/48/35',
      '',
    ),
    right: ['https://www.google.com/maps/embed?pb=!1m18', defaultSite.mapFrame],
  },
  mapPage: address(''),
  contactEndpoint: {
    ...address('hello@agency.example', 'mailto:hello@agency.example'),
    right: ['', 'https://forms.example/f'],
  },
  replyTime: words(
    [
      { ua: 'протягом одного робочого дня', en: 'within one working day' },
      { ua: '', en: '' },
    ],
    { ua: 'Протягом дня', en: 'Within a day' },
    { ua: 'протягом дня.', en: 'within a day.' },
    both('24'),
  ),
  installer: { ...address('C:\\setup.exe', '/setup.exe'), right: ['', 'https://files.example/setup.exe'] },
  registrationNumber: {
    right: ['12345678', ''],
    mended: [['12 345 678', '12345678']],
    wrong: ['1234567', '123456789', 'ЄДРПОУ 12345678', '00000000', '1234567O', 12345678],
  },
  effectiveDate: words([{ ua: '5 травня 2027 року', en: 'May 5, 2027' }], both('2027-05-05'), both('05.05.2027'), {
    ua: 'травень',
    en: 'May',
  }),
  logRetention: words(
    [
      { ua: '14 днів', en: '14 days' },
      { ua: 'один місяць', en: 'one month' },
    ],
    both('14'),
    both('30 d'),
  ),
  mailRetention: words([{ ua: '2 роки', en: 'two years' }], both('24'), both('P1Y')),
  krw: words(
    [{ ua: '120 тисяч', en: '120,000' }],
    both('₩120,000'),
    { ua: 'багато', en: 'much' },
    { ua: '1', en: '120 won' },
  ),
};

type TextWays = { readonly [K in keyof Site as Site[K] extends string ? K : never]: Ways };

const ways = Object.entries(defaultSite).map(([key, value]): [string, Ways] => [
  key,
  special[key as keyof Site] ?? (typeof value === 'object' && 'sample' in value ? block : name),
]);

const page = '/contact-us';

/** Examples for the owner's own files and redirects. */
const addresses: Readonly<Record<'files' | 'redirects', Ways>> = {
  files: {
    right: [
      { '/google0123.html': 'google-site-verification: google0123.html' },
      {
        '/.well-known/security.txt': 'Contact: mailto:a@b.example\n',
        '/BingSiteAuth.xml': '<users/>',
        '/.well-known/proof': 'x',
        '/facts/rates.csv': 'x',
      },
    ],
    mended: [[{ ' /ads.txt ': 'x' }, { '/ads.txt': 'x' }]],
    wrong: [
      'google0123.html',
      ['/google0123.html'],
      null,
      ...['google0123.html', 'https://agency.example/x.html', '/x?y=1', '/x#y', '/a//b.txt', '/../x.txt', '/a/./x'].map(
        (from) => ({ [from]: 'x' }),
      ),
      ...['/r/x.js', '/_headers', '/site.json', '/x.txt/', '/x.br', '/a b.txt', '/'].map((from) => ({ [from]: 'x' })),
      ...['/facts/rates.json', '/constructor', '/prototype', '/LICENSE.TXT', '/files/.txt'].map((from) => ({
        [from]: 'x',
      })),
      ...['', ' ', 5, null, { ua: 'x' }, 'x\u0000', '\ufffdPNG', 'x'.repeat(65_537)].map((text) => ({
        '/x.txt': text,
      })),
    ],
  },
  redirects: {
    right: [
      { '/contact': page, '/en/contact': '/en/contact-us' },
      { '/About.php': 'https://about.example/%D0%B0', '/2019/01/news_1': '/' },
    ],
    mended: [
      [{ '/old.html': page }, { '/old': page }],
      [{ ' /old/index.html ': ' /en ' }, { '/old': '/en' }],
      [{ '/old': '/contact-us/' }, { '/old': '/contact-us' }],
    ],
    wrong: [
      page,
      [page],
      null,
      { '/x': 'https://x.example/?a=1' },
      { '/x': '/contact-us#map' },
      ...['/', '/index.html', 'https://old.example/contact', '/контакти'].map((from) => ({ [from]: page })),
      ...['/x', '//evil.example', 'http://old.example', 'https:/a.example', '/Contact', '/a?b=1'].map((to) => ({
        '/x': to,
      })),
      ...['https://a:b@c.example/', 'https://a.example/$uri', 'https://a.example/а', '', 5, null].map((to) => ({
        '/x': to,
      })),
      { '/x': page, '/x.html': '/' },
    ],
  },
};

it('an address in both the owner’s files and redirects is refused', async () => {
  const both = take({ files: { '/x.html': 'x' }, redirects: { '/x': page } });
  await expect(both).rejects.toThrow('files: "/x.html" is in redirects too.');
});

describe.each([...ways, ...Object.entries(addresses)])('%s', (key, { right, mended = [], wrong }) => {
  it('valid examples are accepted, and unambiguous ones normalised', async () => {
    for (const value of right) expect(await take({ [key]: value })).toEqual({ [key]: value });
    for (const [written, taken] of mended) expect(await take({ [key]: written })).toEqual({ [key]: taken });
  });

  it('invalid examples are refused, and the error names the value', async () => {
    expect(wrong.length).toBeGreaterThanOrEqual(5);
    for (const value of wrong) {
      const found = await take({ [key]: value }).catch(({ code, message }) => ({ code, message }));
      expect(found, JSON.stringify(value)).toEqual({
        code: 'invalid-input',
        message: expect.stringMatching(new RegExp(`^  ${key}(\\.ua|\\.en)?: .`, 'm')),
      });
    }
  });
});

it('a text that lacks Ukrainian or English is refused, from the file and from the environment', async () => {
  const sentence = 'replyTime.en: is empty. Write it in both languages, or leave the value out.';
  await expect(take({ replyTime: { ua: 'за один день', en: ' ' } })).rejects.toThrow(sentence);
  await expect(take({}, { SITE_REPLY_TIME_UA: 'за один день' })).rejects.toThrow(sentence);
  await expect(take({ providerA: { ua: '', en: 'Han' } })).rejects.toThrow('providerA.ua: is empty.');
});

it('the default values are accepted', async () => {
  const filled = Object.entries(defaultSite).filter(([, value]) => typeof value !== 'string' || value !== '');
  expect(await take(Object.fromEntries(filled))).toEqual(Object.fromEntries(filled));
});

it('`SITE_…` variables are read like site.json, and one error names every fault', async () => {
  expect(await take({}, { SITE_ORIGIN: 'https://agency.example/', SITE_BRAND_EN: ' Current ' })).toMatchObject({
    origin: 'https://agency.example',
    brand: { en: 'Current' },
  });
  const refused = take({ origin: 'agency.example' }, { SITE_PHONE: '"+380 56 123 45 67"', SITE_BRAND_EN: "'Current'" });
  for (const words of [
    'origin: "agency.example" is not a complete address. Begin it with https://.',
    'phone: ',
    'brand.en: ',
  ])
    await expect(refused).rejects.toThrow(words);
});

it.each(['False', 'no', '0', '', ' true', '"false"'])('the switch value "%s" is refused', async (word) => {
  await expect(take({}, { SITE_REVIEWS_SAMPLE: word })).rejects.toThrow(`SITE_REVIEWS_SAMPLE is "${word}"`);
});

it.each([
  ['{ "phone": "+380 56 123 45 67", }', /site\.json is not JSON: .*position \d+/],
  ["{ 'phone': '1' }", /is not JSON: /],
  ['phone: 1', /is not JSON: /],
  ['', /is not JSON: /],
  ['null', /is not a JSON object of values by name/],
  ['[]', /is not a JSON object of values by name/],
  ['"+380"', /is not a JSON object of values by name/],
])('a site.json with the text %s is refused', async (text, words) => {
  await expect(take(text)).rejects.toThrow(words);
});

it('a site.json with a byte order mark is accepted', async () => {
  expect(await take('\uFEFF{ "reviews": { "sample": false } }')).toEqual({ reviews: { sample: false } });
});

describe('docs/owner.md', () => {
  const written = async () => {
    const guide = await readFile(join(import.meta.dirname, '../../../../docs/owner.md'), 'utf8');
    return [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => JSON.parse(text));
  };

  it('the example values of docs/owner.md are accepted unchanged', async () => {
    const examples = await written();
    expect(examples.length).toBeGreaterThan(2);
    for (const values of examples) expect(await take(values)).toEqual(values);
  });

  it('the service worker of docs/owner.md unregisters itself and reloads the pages', async () => {
    const script = (await written()).map(({ files }) => files?.['/sw.js']).find((text) => text !== undefined);
    const did: string[] = [];
    const waited: Promise<unknown>[] = [];
    const page = { url: '/a', navigate: async (url: string) => did.push(`navigated to ${url}`) };
    runInNewContext(script, {
      skipWaiting: () => did.push('skipped'),
      registration: { unregister: async () => did.push('unregistered') },
      clients: { matchAll: async () => [page] },
      addEventListener: (_: string, listener: (event: object) => unknown) =>
        listener({ waitUntil: (work: Promise<unknown>) => waited.push(work) }),
    });
    await Promise.all(waited);
    expect(did).toEqual(['skipped', 'unregistered', 'navigated to /a']);
  });
});
