import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createDevelopmentRoutes } from './developmentRoutes.ts';

type Options = Parameters<typeof createDevelopmentRoutes>[0];
type Setup = ReturnType<typeof createDevelopmentRoutes>;

it('a request with an unknown host name is refused for pages and scripts', async () => {
  const onForeign = (host: string) => `not ${host}`;
  const server = { isValidHost: ({ host }: { host?: string }) => host === 'localhost:3100' } as Parameters<Setup>[1];
  const routes = createDevelopmentRoutes({ onUnknownHost: onForeign } as Options)([], server);
  const [{ middleware }] = routes as unknown as [{ middleware: (...of: unknown[]) => Promise<void> }];
  for (const url of ['/', '/r/shell/js/main.js']) {
    const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: { host: 'abc.example' } });
    const response = new ServerResponse(request);
    let said = '';
    response.end = ((text: string) => {
      said = text;
    }) as unknown as typeof response.end;
    await middleware(request, response, () => {});
    expect([response.statusCode, said]).toEqual([403, 'not abc.example']);
  }
});
