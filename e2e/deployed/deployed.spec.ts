import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, skipOnDeployedSite, test } from '../site.ts';
import { startProxy } from '../siteProxy.ts';
import { readShownSite } from './readShownSite.ts';
import { readSiteAddress } from './readSiteAddress.ts';

skipOnDeployedSite('runs the suites themselves against sites of its own');

test('SITE accepts only the address of a site or of a preview', () => {
  const preview = `/preview/${'0'.repeat(24)}`;
  expect(readSiteAddress('porohy.example')).toEqual({ origin: 'https://porohy.example' });
  expect(readSiteAddress(`http://localhost:3000${preview}/en/portfolio`)).toEqual({
    origin: 'http://localhost:3000',
    preview,
  });
  for (const [word, why] of [
    ['', 'SITE is "", which is not the address of a site.'],
    ['ftp://porohy.example', 'which is not the address of a site'],
    ['https://porohy.example/portfolio', 'the tests need a whole site, not one page'],
    ['https://porohy.example/?a=b', 'has no user, query or fragment'],
  ] as const)
    expect(() => readSiteAddress(word)).toThrow(why);
});

/** Starts a server on this machine, runs `look` with its origin, and stops the server. */
async function answering(listener: RequestListener, look: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await look(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('an address without such a site or preview is refused with the reason', async ({ request, baseURL }) => {
  const snapshot = await (await request.get('/snapshot.json')).json();
  for (const [listener, sentence] of [
    [(_, answer) => answer.writeHead(404).end(), /is not a site of this project: it responds with status 404/],
    [
      (_, answer) => answer.end('<title>Somebody else</title>'),
      /is not a site of this project: it responds with status 200/,
    ],
    [
      (_, answer) => answer.writeHead(301, { location: 'https://other.example/' }).end(),
      /301 https:\/\/other\.example/,
    ],
    [(asked) => asked.socket.destroy(), /cannot be reached: .+/],
    [(_, answer) => answer.end(JSON.stringify({ ...snapshot, contract: 2 })), /contract/],
  ] as const satisfies readonly (readonly [RequestListener, RegExp])[])
    await answering(listener, (origin) => expect(readShownSite({ origin })).rejects.toThrow(sentence));
  const preview = `/preview/${'0'.repeat(24)}`;
  await expect(readShownSite({ origin: baseURL ?? '', preview })).rejects.toThrow(`has no preview at ${preview}`);
});

/** Runs two tests on a site, as a pipeline does: one of `structure`, and one of `oldTab`, which must be skipped on deployed sites. */
function ask(SITE: string, env: Readonly<Record<string, string>> = {}): Promise<{ code: number; text: string }> {
  const words = [
    'test',
    '--project=chromium',
    '--project=builds',
    'structure',
    'releases/oldTab',
    '-g',
    'does not grow|before two deploys',
    '--workers',
    '1',
  ];
  const folder = join(import.meta.dirname, '..');
  const options = {
    cwd: folder,
    env: { ...process.env, SITE, E2E_RESULTS: test.info().outputPath('deployed'), ...env },
  };
  return new Promise((resolve) => {
    execFile(join(folder, 'node_modules/.bin/playwright'), words, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stripVTControlCharacters(stdout + stderr) }),
    );
  });
}

test('a run on a deployed site prints its composition and skipped tests', async ({ baseURL, site }) => {
  const { code, text } = await ask(baseURL ?? '');
  expect(text).toMatch(new RegExp(`^${baseURL}, entry \\d+$`, 'm'));
  for (const [name, version] of Object.entries(site.snapshot.releases)) expect(text).toContain(`  ${name} ${version}`);
  expect(text).toContain('releases/oldTab.spec.ts: skipped on a deployed site: makes releases of its own');
  expect(text).toMatch(/1 skipped\s+1 passed/);
  expect(code).toBe(0);
});

test('a run for an unknown package, or without any test to run, fails', async ({ baseURL }) => {
  const nobody = await ask(baseURL ?? '', { PACKAGE: 'nobody' });
  expect([nobody.text, nobody.code]).toEqual([expect.stringContaining('has no package "nobody". It has '), 1]);
  expect((await ask(baseURL ?? '', { PACKAGE: 'portfolio' })).text).toContain('No tests found');
});

test('a run whose site changes meanwhile fails with a message', async ({ baseURL }) => {
  const hop = await startProxy(baseURL ?? '');
  const looks = hop.change(/^\/snapshot\.json$/, (response, { body }) => {
    const { releases, ...rest } = JSON.parse(body);
    response.end(JSON.stringify({ ...rest, releases: looks() === 1 ? releases : { ...releases, shell: '9.0.0' } }));
  });
  const { code, text } = await ask(hop.url).finally(() => hop.close());
  expect(text).toMatch(/1 skipped\s+1 passed/);
  expect(text).toContain(`${hop.url} changed while it was tested`);
  expect(code).toBe(1);
});
