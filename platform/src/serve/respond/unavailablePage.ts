import { englishPath } from '../../store/responses/documentNames.ts';
import { createDocumentPolicy, unavailableHeaders } from '../../store/responses/headerPolicy.ts';
import { createFullResponse, type SiteResponse } from './response.ts';
import type { SiteRequest } from './SiteRequest.ts';

const words = {
  uk: { title: 'Сайт зараз недоступний', text: 'Ми вже його повертаємо. Спробуйте, будь ласка, за хвилину.' },
  en: { title: 'The site is temporarily unavailable', text: 'We are bringing it back. Please try again in a minute.' },
} as const;

/**
 * Returns the page for visitors whose page is not cached while the store is unavailable. It has both languages; that of the address comes
 * first.
 */
export function createUnavailablePage({ target }: SiteRequest): SiteResponse {
  const languages = englishPath.test(target.replace(/\?.*$/, '')) ? (['en', 'uk'] as const) : (['uk', 'en'] as const);
  const [first] = languages;
  const parts = languages.map(
    (language) =>
      `<section lang="${language}"><h1>${words[language].title}</h1><p>${words[language].text}</p></section>`,
  );
  const html = [
    '<!doctype html>',
    `<html lang="${first}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words[first].title}</title></head>`,
    `<body><main>${parts.join('')}</main></body>`,
    '</html>',
    '',
  ].join('\n');
  const headers = { ...createDocumentPolicy({ mapFrame: '', contactEndpoint: '' }), ...unavailableHeaders };
  return createFullResponse(503, { file: 'unavailable.html', bytes: new TextEncoder().encode(html) }, headers);
}
