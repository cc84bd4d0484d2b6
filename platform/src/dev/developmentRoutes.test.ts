import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createDevelopmentRoutes } from './developmentRoutes.ts';
import type { NewestPages } from './newestPages.ts';
import type { RestOfSite } from './Rest.ts';

type Options = Parameters<typeof createDevelopmentRoutes>[0];
type Setup = ReturnType<typeof createDevelopmentRoutes>;

/** Requests an address from the routes. @returns the status and the text of the response */
async function ask(
  options: Partial<Options>,
  url: string,
  host: string,
): Promise<readonly [number, string | undefined]> {
  const server = {
    isValidHost: (headers: { host?: string }) => headers.host === 'localhost:3100',
  } as Parameters<Setup>[1];
  const routes = createDevelopmentRoutes({ fromSource: [], ...options } as Options)([], server);
  const [{ middleware }] = routes as unknown as [{ middleware: (...of: unknown[]) => Promise<void> }];
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET', headers: { host } });
  const response = new ServerResponse(request);
  let said: string | undefined;
  response.end = ((text: string) => {
    said = text;
  }) as unknown as typeof response.end;
  await middleware(request, response, () => {});
  return [response.statusCode, said];
}

it('a request with an unknown host name is refused for pages and scripts', async () => {
  for (const url of ['/', '/r/shell/js/main.js'])
    expect(await ask({ onUnknownHost: (host) => `not ${host}` }, url, 'abc.example')).toEqual([403, 'not abc.example']);
});

it.each([
  ['/news?a=1', [200, '/news']],
  ['//', [404, '//']],
  ['//x/news', [404, '//x/news']],
  ['news', [400, undefined]],
])('the target %s of a request is not taken for the address of a host', async (url, expected) => {
  const renderPage = async (html: string) => ({ html, found: html === '/news', deadLinks: [] });
  const options = { pages: { renderPage } as unknown as NewestPages, rest: {} as RestOfSite, onDeadLinks: () => {} };
  expect(await ask(options, url, 'localhost:3100')).toEqual(expected);
});
