import type { SiteResponse } from '../respond/response.ts';

const withHeader =
  (name: string, value: string | undefined) =>
  (response: SiteResponse): SiteResponse => {
    const { [name]: before, ...others } = response.headers;
    if (before === undefined) return response;
    return { ...response, headers: value === undefined ? others : { ...others, [name]: value } };
  };

/** One thing that the policy could say otherwise; a host that did not follow must be seen. */
export const policyMutations: readonly (readonly [string, (response: SiteResponse) => SiteResponse])[] = [
  ['documents and files are kept for an hour', withHeader('cache-control', 'max-age=3600')],
  ['no type is said', withHeader('content-type', undefined)],
  ['another content security policy', withHeader('content-security-policy', "default-src 'self'")],
  ['pages are speculated on by other rules', withHeader('speculation-rules', '"/other.json"')],
  ['nothing is speculated on', withHeader('speculation-rules', undefined)],
  [
    'who saves data is speculated for',
    ({ headers, ...response }) =>
      headers.vary?.startsWith('Save-Data') ? { ...response, headers: {} } : { headers, ...response },
  ],
  ['packed answers do not vary', withHeader('vary', undefined)],
  ['packed answers vary by the encoding alone', withHeader('vary', 'Accept-Encoding')],
  ['nothing is offered as a dictionary', withHeader('use-as-dictionary', undefined)],
  ['dictionaries are offered for other addresses', withHeader('use-as-dictionary', 'match="/*"')],
  [
    'deltas are kept by everybody',
    ({ headers, ...response }) => ({
      ...response,
      headers:
        headers['content-encoding'] === 'dcz' ? { ...headers, 'cache-control': 'public, max-age=31536000' } : headers,
    }),
  ],
  [
    'a delta is said to be packed with brotli',
    ({ headers, ...response }) => ({
      ...response,
      headers: headers['content-encoding'] === 'dcz' ? { ...headers, 'content-encoding': 'br' } : headers,
    }),
  ],
  ['no tags', withHeader('etag', undefined)],
  ['no methods are told', withHeader('allow', undefined)],
  ['ways lead elsewhere', withHeader('location', '/elsewhere')],
  ['ranges are not told', withHeader('content-range', undefined)],
  ['released files are for this site alone', withHeader('access-control-allow-origin', undefined)],
  ['ways are not for good', (response) => (response.status === 308 ? { ...response, status: 302 } : response)],
  ['nothing is unknown', (response) => (response.status === 404 ? { ...response, status: 200 } : response)],
  ['what is gone is unknown', (response) => (response.status === 410 ? { ...response, status: 404 } : response)],
  ['nobody has anything already', (response) => (response.status === 304 ? { ...response, status: 200 } : response)],
  [
    'malformed addresses are unknown ones',
    (response) => (response.status === 400 ? { ...response, status: 404 } : response),
  ],
  ['another byte', ({ body, ...response }) => ({ ...response, ...(body && { body: body.map((byte) => byte ^ 1) }) })],
];
