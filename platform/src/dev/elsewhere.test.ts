import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { integrityOf } from '../store/integrityOf.ts';
import { isElsewhere, releaseElsewhere } from './elsewhere.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Another server of this machine, that answers with a text. */
async function answering(status: number, text: string): Promise<string> {
  server = createServer((_, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const described = {
  contract: 1,
  name: 'news',
  version: 'dev',
  files: { 'browser/entry.js': integrityOf('entry'), 'node/main.cjs': integrityOf('node') },
  entry: 'browser/entry.js',
  chunks: {},
  node: 'node/main.cjs',
  shares: {},
};

it('takes an address of this machine with a port, and no other', () => {
  for (const version of ['http://localhost:3101', 'http://127.0.0.1:80']) expect(isElsewhere({ version })).toBe(true);
  for (const version of [
    'http://evil.example:80',
    'https://localhost:3101',
    'http://localhost',
    'http://localhost:3101/a',
    'http://localhost:3101@evil.example',
    'http://localhost.evil.example:80',
    '1.0.0',
  ])
    expect(isElsewhere({ version }), version).toBe(false);
});

it('reads what another server builds, as a development build', async () => {
  const version = await answering(200, JSON.stringify(described));
  expect(await releaseElsewhere({ name: 'news', version })).toEqual(described);
});

it('says in a sentence what it cannot take from there', async () => {
  for (const [status, text, sentence] of [
    [404, 'not found', /builds no news from source\. Name a development server/],
    [200, '<!doctype html>', /builds no news from source/],
    [200, JSON.stringify({ ...described, name: 'home' }), /builds no news from source/],
    [200, JSON.stringify({ ...described, contract: 2 }), /is of contract 2, and this workspace speaks 1/],
    [200, JSON.stringify({ ...described, node: undefined }), /news at http.* was refused/],
  ] as const) {
    const version = await answering(status, text);
    await expect(releaseElsewhere({ name: 'news', version }), text).rejects.toThrow(sentence);
    server?.close();
  }
  const version = await answering(200, '');
  await new Promise((resolve) => server?.close(resolve));
  await expect(releaseElsewhere({ name: 'news', version })).rejects.toThrow(
    /Nobody answers at http:.*Start a development server there: PORT=\d+ npm run dev -- news\./,
  );
});
