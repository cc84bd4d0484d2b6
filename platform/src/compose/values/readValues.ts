import { languages } from 'shared/contract';
import { defaultSite, type Localized, type Site } from 'shared/siteValues';
import { readOwnerRedirectsAndFiles } from './ownerRedirectsAndFiles.ts';

/** The value as accepted, perhaps corrected, or a sentence about its fault. */
type Taken = string | { readonly fault: string };
type Reader = (text: string) => Taken;

const refuse = (fact: string, nextStep: string): Taken => ({ fault: `${fact} ${nextStep}` });

/**
 * Checks an owner's values by type: URLs, phone numbers and so on. Corrects small slips (spaces, an origin's trailing slash), and refuses
 * other faults with a sentence. Only commands that change values call this function; composing does not check live values again.
 * @param values values with valid types, as `mergeSiteValues` checks; unknown ones are ignored
 * @returns the accepted values, and a line for each refused one
 */
export function readValues(values: Readonly<Record<string, unknown>>): {
  readonly taken: Record<string, unknown>;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const read = (name: string, text: string, reader: Reader): string => {
    const bare = text
      .replace(invisible, '')
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim();
    const parsedValue = bare === '' ? bare : reader(bare);
    if (typeof parsedValue === 'string') return parsedValue;
    faults.push(`${name}: "${bare}" ${parsedValue.fault}`);
    return text;
  };
  const readEntries = Object.entries(values).map(([name, value]): [string, unknown] => {
    if (!Object.hasOwn(defaultSite, name)) return [name, value];
    const key = name as keyof Site;
    if (typeof value === 'string') return [key, read(key, value, readers[key] as Reader)];
    if ('sample' in (defaultSite[key] as object)) return [key, value];
    const reader = (readers[key] ?? words) as Reader;
    const localized = languages.map((language) => {
      const inLanguage = language === 'en' ? english(reader) : reader;
      return [language, read(`${key}.${language}`, (value as Localized)[language], inLanguage)] as const;
    });
    for (const [language, text] of localized)
      if (text === '' && localized.some(([, other]) => other !== ''))
        faults.push(`${key}.${language}: is empty. Write it in both languages, or leave the value out.`);
    return [key, Object.fromEntries(localized)];
  });
  const addresses = readOwnerRedirectsAndFiles(values);
  return {
    taken: { ...Object.fromEntries(readEntries), ...addresses.taken },
    faults: [...faults, ...addresses.faults],
  };
}

/** Invisible characters that come along when text is copied from chats and address books. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Accepts plain words, which pages show as they are. Refuses markup, quotes around the words, and placeholders such as TODO. */
const words: Reader = (text) => {
  if (/[<>{}]|&[a-z]+;|&#\d+;/i.test(text))
    return refuse('contains markup, which pages would show as text.', 'Remove tags, braces and codes like &nbsp;.');
  if (/^["'].*["']$/.test(text)) return refuse('has quotes around it, which pages would show.', 'Remove the quotes.');
  if (/^(todo|tbd|x{3,}|n\/a|null|undefined|none|немає|[-–—_.…?*]+)$/i.test(text))
    return refuse('is a placeholder.', 'Remove the value until you know it.');
  const [mixed] =
    /[\p{sc=Latin}\p{sc=Cyrillic}]*(?:\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin})[\p{sc=Latin}\p{sc=Cyrillic}]*/u.exec(
      text,
    ) ?? [];
  if (mixed) return refuse(`mixes Latin and Cyrillic letters in "${mixed}".`, 'Type that word again.');
  if (text.length > 200) return refuse(`has ${text.length} characters.`, 'Write at most 200.');
  return text;
};

/** Refuses Cyrillic letters in an English value, because the owner has probably confused the languages. */
const english =
  (reader: Reader): Reader =>
  (text) =>
    /\p{sc=Cyrillic}/u.test(text) ? refuse('has Cyrillic letters.', 'Write this value in English.') : reader(text);

/** Returns a reader of words that must match `has` and must not match `lacks`. */
const wordsWith =
  (has: RegExp, lacks: RegExp, fact: string, nextStep: string): Reader =>
  (text) =>
    has.test(text) && !lacks.test(text) ? words(text) : refuse(fact, nextStep);

/** Parses a URL. It must begin with https; http is accepted for localhost, on which owners try the site. */
function parseAddress(text: string): URL | { readonly fault: string } {
  const wrong = (fact: string, nextStep: string) => refuse(fact, nextStep) as { fault: string };
  if (/[<>"'{}]|&amp;/.test(text)) return wrong('is a piece of HTML.', 'Write only the address, as in src="…".');
  if (/\s/.test(text)) return wrong('contains a space.', 'Write one address without spaces.');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    return wrong('is not a complete address.', 'Begin it with https://.');
  const url = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isHere) return wrong('is not an encrypted address.', 'Begin it with https://.');
  if (url.username || url.password)
    return wrong('contains a user name or a password.', 'Remove them: pages are public.');
  if (/\.$|^[^.[]+$/.test(url.hostname) && !isHere)
    return wrong(`names the host "${url.hostname}".`, 'Write the complete host name.');
  return url;
}

/**
 * Creates a reader for URLs of other sites.
 * @param suits returns the fault of a parsed URL; undefined for none
 */
const address =
  (suits: (url: URL) => Taken | undefined = () => undefined): Reader =>
  (text) => {
    const url = parseAddress(text);
    return url instanceof URL ? (suits(url) ?? text) : url;
  };

/** Reads an origin. Refuses a path in it, because pages append their own paths. */
const origin: Reader = (text) => {
  const url = parseAddress(text);
  if (!(url instanceof URL)) return url;
  return url.pathname + url.search + url.hash === '/' && !/[?#]$/.test(text)
    ? url.origin
    : refuse('contains more than a host.', `The site needs the root of a host: ${url.origin}.`);
};

const phone: Reader = (text) => {
  const number = text.replace(/[‐-―−]/g, '-').replace(/\s/g, ' ');
  const digits = number.replace(/\D/g, '');
  if (/^\+[1-9(]?[\d ().-]+$/.test(number) && !number.includes('(0)') && /^[1-9]\d{7,14}$/.test(digits)) return number;
  return refuse('is not an international phone number.', 'Write one number with + and the country: +380 56 123 45 67.');
};

const email: Reader = (text) => {
  const [, name = '', host = ''] = /^([\w.!#$%&*+/=?^`|~-]+)@([^@\s,;<>()]+)$/.exec(text) ?? [];
  const isHost = /\.[^.\d]{2,}$/.test(host) && URL.canParse(`https://${host}`) && !/[/:?#_]/.test(host);
  if (name && isHost && !/^\.|\.\.|\.@|@\./.test(text)) return text;
  return refuse('is not an email address.', 'Write exactly one address: hello@agency.example.');
};

/**
 * Reads the address of a chat.
 * @param pattern addresses that the chat program accepts
 */
const chat =
  (pattern: RegExp, example: string): Reader =>
  (text) =>
    pattern.test(text) ? text : refuse('is not the address of a chat.', `Write it in this form: ${example}.`);

const viber: Reader = (text) =>
  chat(
    /^viber:\/\/(?:chat|add|contact)\?number=(?:%2B)?\d{8,15}$|^viber:\/\/(?:pa|public|forward)\?[\w.~%=&-]+$/,
    'viber://chat?number=%2B380561234567',
  )(text.replace(/=\+/, '=%2B'));

/** Reads the URL of an embeddable map. Google Maps and OpenStreetMap forbid embedding of their ordinary URLs. */
const mapFrame = address(({ hostname, pathname }) => {
  const elsewhere =
    (/(^|\.)google\.[a-z.]+$/.test(hostname) && !/^\/maps\/(embed|d\/(u\/\d+\/)?embed)/.test(pathname)) ||
    hostname.endsWith('goo.gl') ||
    (hostname.endsWith('openstreetmap.org') && !pathname.startsWith('/export/embed'));
  return elsewhere
    ? refuse('is a map that does not allow embedding.', 'Copy the address from the embed code of the map.')
    : undefined;
});

const registrationNumber: Reader = (text) => {
  const digits = text.replaceAll(' ', '');
  return /^\d{8}$/.test(digits) && !/^0+$/.test(digits)
    ? digits
    : refuse('is not a registration number.', 'Write only the eight digits.');
};

const time = wordsWith(
  /\p{L}{2}/u,
  /^$/,
  'is not a period in words.',
  'Write a period that can follow in a sentence: 30 days.',
);

/** Readers of all text values that have a form; other text values are plain words. */
const readers: { readonly [K in keyof Site]?: Reader } & TextReaders = {
  origin,
  phone,
  email,
  privacyEmail: email,
  whatsapp: chat(
    /^https:\/\/(?:wa\.me\/(?:\d{8,15}(?:\?\S*)?|(?:message|qr|c)\/\w+)|(?:api|chat|www)\.whatsapp\.com\/\S+)$/,
    'https://wa.me/380561234567',
  ),
  telegram: chat(/^https:\/\/(?:t|telegram)\.me\/(?:\+?[\w-]{4,})(?:\?\S*)?$/, 'https://t.me/agency'),
  viber,
  mapFrame,
  mapPage: address(),
  contactEndpoint: address(),
  registrationNumber,
  installer: address(),
  effectiveDate: wordsWith(
    /\d{1,2}.*\p{L}{3}.*\d{4}|\p{L}{3}.*\d{1,2}.*\d{4}/u,
    /^$/,
    'is not a date in words.',
    'Write the day, the month as a word, and the year.',
  ),
  replyTime: wordsWith(
    /^(?=.*\p{L}{2})[\p{Ll}\d]/u,
    /[.!]$/,
    'does not continue the sentence "We reply".',
    'Begin with a small letter and write no full stop: within one working day.',
  ),
  logRetention: time,
  mailRetention: time,
  krw: wordsWith(/\d/, /[₩$€₴]|won|вон/i, 'is not a plain number.', 'Write the digits without the currency: 100,000.'),
};

type TextReaders = { readonly [K in keyof Site as Site[K] extends string ? K : never]: Reader };
