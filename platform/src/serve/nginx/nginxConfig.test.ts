import { expect, it } from 'vitest';
import { commonHeaders, createDocumentPolicy, immutableHeaders } from '../../store/responses/headerPolicy.ts';
import { createNginxPolicy } from './nginxConfig.ts';

const redirects = { '/old': '/new', '/en/old': '/en/new', '/over': null };
const allowedOrigins = { mapFrame: 'https://maps.example/embed', contactEndpoint: '' };
const pages = ['/', '/portfolio', '/en/portfolio'];
const files = ['robots.txt', 'google0123.html'];

it('every header of the policy is set once, in the server block', () => {
  const text = createNginxPolicy({ folder: '/srv/porohy', allowedOrigins, redirects, pages, files }).server;
  const names = [...text.matchAll(/^ {2}add_header ([a-z-]+) /gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  const all = [commonHeaders, immutableHeaders, createDocumentPolicy(allowedOrigins)].flatMap((each) =>
    Object.keys(each),
  );
  expect(names).toEqual(expect.arrayContaining(all));
  expect(text).not.toMatch(/^ {4,}add_header/m);
});

it('an export folder whose name has a meaning in nginx is refused', () => {
  for (const folder of ['/srv/$x', '/srv/"x', '/srv/x\ny', '/srv/[x]', '/srv/x*', '/srv/x?'])
    expect(() => createNginxPolicy({ folder, allowedOrigins, redirects, pages, files }), folder).toThrow(
      'cannot be written into an nginx configuration',
    );
});

it('a redirect with nginx syntax is refused', () => {
  for (const [from, to] of [
    ['/x" ""; } include /etc/passwd; #', '/new'],
    ['/x(.*)', '/new'],
    ['/old', '//evil.example'],
    ['/old', '/new;'],
    ['/old', '$request_uri'],
    ['/old', 'https://a.example/$uri'],
    ['/old', 'https://a.example/"; }'],
    ['/old', 'http://a.example/'],
  ] as const)
    expect(
      () => createNginxPolicy({ folder: '/srv/x', allowedOrigins, redirects: { [from]: to }, pages, files }),
      `${from} ${to}`,
    ).toThrow('cannot be written into an nginx configuration');
});

it('a file name with nginx syntax is refused', () => {
  for (const name of ['x {} .html', 'a;b.html', '$x'])
    expect(
      () => createNginxPolicy({ folder: '/srv/x', allowedOrigins, redirects, pages, files: [name] }),
      name,
    ).toThrow('cannot be written into an nginx configuration');
});
