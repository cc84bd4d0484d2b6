import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { startHop } from '../hop.ts';
import { expect, notFromOutside, test } from '../site.ts';

notFromOutside('runs the suites themselves against sites of its own');

const program = join(import.meta.dirname, 'outside.cli.ts');
const running: ChildProcess[] = [];
test.afterAll(() => {
  for (const each of running) each.kill('SIGTERM');
});

/** Runs `npm run e2e` with SITE, as a pipeline does. */
function ask(SITE: string, words: readonly string[] = []): Promise<{ code: number; text: string }> {
  const env = { ...process.env, SITE, E2E_RESULTS: test.info().outputPath('outside') };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
    running.push(child);
  });
}

/** Something that answers, on a port of this machine, while it is looked at. */
async function answering(listener: RequestListener, look: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await look(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

for (const [address, sentence] of [
  ['', 'SITE is "", which is no address of a site.'],
  ['ftp://porohy.example', 'SITE is "ftp://porohy.example", which is no address of a site.'],
  ['https://porohy.example/portfolio', 'all of a site is tested, and "/portfolio" is a part of it.'],
  ['https://porohy.example/?a=b', 'an address of a site has no name of a user, no query and no fragment.'],
  ['http://no-such-host.invalid', 'http://no-such-host.invalid cannot be reached:'],
] as const)
  test(`"${address}" is refused with a sentence`, async () => {
    const { code, text } = await ask(address);
    expect(text).toContain(sentence);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

test('who does not answer, answers something else, leads on, is down or has another contract is told so', async ({
  request,
}) => {
  // Seven commands, one after the other.
  test.setTimeout(90_000);
  const snapshot = await (await request.get('/snapshot.json')).json();
  let origin = '';
  const refusals: readonly (readonly [RequestListener, RegExp])[] = [
    [(_, answer) => answer.writeHead(404).end(), /is no site of this kind: it answers 404 at \/snapshot\.json/],
    [(_, answer) => answer.end('<title>Somebody else</title>'), /is no site of this kind: it answers something else/],
    [
      (_, answer) => answer.writeHead(301, { location: 'https://porohy.example/' }).end(),
      /leads to https:\/\/porohy\.example and shows nothing itself\. .*SITE=https:\/\/porohy\.example/,
    ],
    [(_, answer) => answer.writeHead(503).end(), /is there and answers 503 when it is asked what is live/],
    [(asked) => asked.socket.destroy(), /cannot be reached: the connection was cut/],
    [
      (_, answer) => answer.end(JSON.stringify({ ...snapshot, contract: 2 })),
      /was composed under contract 2, and these suites know contract 1\. Test it with the suites of the commit/,
    ],
  ];
  for (const [listener, sentence] of refusals)
    await answering(listener, async (url) => {
      origin = url;
      const { code, text } = await ask(url);
      expect([text, code]).toEqual([expect.stringMatching(sentence), 1]);
    });
  // Its server has ended.
  expect((await ask(origin)).text).toContain(`${origin} cannot be reached: nobody answers there.`);
});

test('a preview that there is not, and a package that the site has not, are told so', async ({ baseURL }) => {
  const none = await ask(`${baseURL}/preview/${'0'.repeat(24)}/en/portfolio`);
  expect([none.text, none.code]).toEqual([expect.stringContaining('There is no preview at'), 1]);
  const nobody = await ask(baseURL ?? '', ['--package', 'nobody']);
  expect([nobody.text, nobody.code]).toEqual([expect.stringContaining('has no package "nobody". It has '), 1]);
});

test.describe('a run against a site', () => {
  // Playwright within Playwright, on two cores.
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  /** One test that is asked from outside, and one that is not. */
  const words = ['structure', 'releases/oldTab', '-g', 'does not grow|before two deploys', '--workers', '1'];

  test('prints the composition, passes, and names what cannot be asked with the reason', async ({ baseURL, site }) => {
    const { code, text } = await ask(baseURL ?? '', words);
    expect(text).toMatch(
      new RegExp(
        `^${baseURL}: entry \\d+, snapshot [0-9a-f]{12}, ${site.snapshot.routes.length} pages in two languages$`,
        'm',
      ),
    );
    for (const [name, version] of Object.entries(site.snapshot.releases))
      expect(text).toContain(`  ${name} ${version}`);
    expect(text).toMatch(/^ {2}releases\/oldTab {2}1 {2}makes releases of its own$/m);
    expect(text).toMatch(/^1 passed, 0 failed, 1 not asked from outside \(\d+ s\)$/m);
    expect(code).toBe(0);
  });

  test('of which nothing can be asked does not pass', async ({ baseURL }) => {
    const { code, text } = await ask(baseURL ?? '', ['releases/oldTab']);
    expect(text).toContain('Nothing of what was named can be asked from outside.');
    expect(code).toBe(1);
  });

  test('that changes meanwhile does not pass, and says what has changed', async ({ baseURL }) => {
    const hop = await startHop(baseURL ?? '');
    const looks = hop.change(/^\/snapshot\.json$/, (response, { body }) => {
      const { releases, ...rest } = JSON.parse(body);
      const shown = looks() === 1 ? releases : { ...releases, shell: '9.0.0' };
      response.end(JSON.stringify({ releases: shown, ...rest }));
    });
    const { code, text } = await ask(hop.url, words).finally(() => hop.close());
    expect(text).toMatch(/changed while it was tested \(entry (\d+) → \1, shell \S+ → 9\.0\.0\)/);
    expect(text).toMatch(/^1 passed, 0 failed, 1 not asked/m);
    expect(code).toBe(1);
  });

  test('that is broken fails once, with a trace', async ({ baseURL }) => {
    const hop = await startHop(baseURL ?? '');
    const asked = hop.change(/^\/portfolio$/, (response, { body }) => response.end(body.replace('"route"', '"rout"')));
    const { code, text } = await ask(hop.url, words).finally(() => hop.close());
    expect(text).toMatch(/^0 passed, 1 failed, 1 not asked/m);
    expect(asked()).toBe(1);
    expect(existsSync(/^trace: (.*\.zip)$/m.exec(text)?.[1] ?? '')).toBe(true);
    expect(code).toBe(1);
  });
});
