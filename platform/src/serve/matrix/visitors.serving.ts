import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { panelKey, panelReceiptKey, panelScript, panelScriptKey } from '../../panel/storedPanel.ts';
import { writePreview } from '../../release/preview.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { previewRevokedKey } from '../../store/preview.ts';
import { ownScript, putShell, putSite } from '../../testing/fakeSite.ts';
import { seesCanary } from '../respond/chooseSite.ts';
import { script, sharedScript } from './addresses.ts';
import { differencesOf } from './facts.ts';
import { type Fixture, openFixture, putNextEntry, unshown } from './fixture.ts';
import type { Host } from './Host.ts';
import { hosts } from './hosts.ts';
import type { Question } from './Question.ts';

const release = { name: 'shell', version: '2.0.0' };
/** A file of the release that is a canary, and then a preview. */
const own = script.replace('1.0.0', release.version);
/** A file that this release alone brings, by its own address. */
const ownShared = `/r/shell/${ownScript(release.version)}`;
const canary = { ...release, percent: 50 };
const ids = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(32, '0'));
const seeing = await Promise.all(ids.map((id) => seesCanary(id, canary)));
const inside = `porohy-visitor=${ids[seeing.indexOf(true)]}`;
const outside = `a=b; porohy-visitor=${ids[seeing.indexOf(false)]}`;
const preview = { ...release, id: 'a'.repeat(24), until: new Date(Date.now() + 86_400_000).toISOString() };
const ended = { ...release, id: 'b'.repeat(24), until: '2026-01-01T00:00:00.000Z' };
const revoked = { ...preview, id: 'c'.repeat(24) };

const panelBytes = 'export {};\n';
const panel = { script: integrityOf(panelBytes) };
const panelFacts = JSON.stringify(panel);
const panelParts = ['/preview/panel.json', `/preview/${panelScript(panel.script)}`];

let fixture: Fixture;
let sites: { readonly live: string; readonly other: string };
beforeAll(async () => {
  fixture = await openFixture();
  const { store } = fixture;
  await putShell(store, release.version);
  sites = { live: await putSite(store, 'first'), other: await putSite(store, 'second') };
  for (const each of [preview, ended, revoked]) await writePreview(store, { ...each, site: sites.other });
  await store.create(previewRevokedKey(revoked.id), '');
  await store.create(panelScriptKey(panel.script), panelBytes);
  for (const { id } of [preview, revoked]) {
    await store.create(panelReceiptKey(id), integrityOf(panelFacts));
    await store.create(panelKey(id), panelFacts);
  }
});
afterAll(() => fixture.bucket.stop());

describe.each(hosts.filter(({ knowsVisitors }) => knowsVisitors))('$name', ({ start }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(fixture);
  });
  afterAll(() => host.stop());

  describe('while a canary runs', () => {
    beforeAll(async () => {
      await putNextEntry(fixture.store, sites.live, { canary: { ...canary, site: sites.other } });
      // The canary is seen by what it changes: every document is of one visitor from then on.
      await documentsAreKept('private, no-cache');
    });

    ask(
      ['https', 'http', 'https, http'].map((proto) => ({
        name: `a visitor that is not known comes by ${proto}`,
        // The same for whoever sees the canary and whoever does not.
        target: '/portfolio',
        headers: { 'x-forwarded-proto': proto },
      })),
    );
    askFor([
      ['a visitor of the canary', inside],
      ['a visitor outside the canary', outside],
    ]);

    it('shows it to its share alone', async () => {
      expect([await titleFor(inside), await titleFor(outside)]).toEqual(['second', 'first']);
    });

    it.each([undefined, 'porohy-visitor=short', 'porohy-visitor=../../x'])(
      'gives a visitor that is not known (%s) a cookie to be known by',
      async (cookie) => {
        const { headers } = await host.ask('/', cookie ? { cookie } : {});
        expect(headers['set-cookie']?.join()).toMatch(
          /^porohy-visitor=[0-9a-f]{32}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
        );
      },
    );

    it('gives who came by https a cookie for https alone', async () => {
      const { headers } = await host.ask('/', { 'x-forwarded-proto': 'https' });
      expect(headers['set-cookie']?.join()).toMatch(/; HttpOnly; Secure$/);
    });

    it('gives everybody the files of its release', async () => {
      for (const cookie of ['', inside, outside])
        for (const target of [own, ownShared]) expect((await host.ask(target, { cookie })).status, cookie).toBe(200);
    });

    it('sets no cookie with a released file', async () => {
      expect((await host.ask(script)).headers['set-cookie']).toBeUndefined();
    });
  });

  describe('when the canary has ended, previews', () => {
    beforeAll(async () => {
      await putNextEntry(fixture.store, sites.live);
      await documentsAreKept('no-cache');
    });

    askFor([
      ['a preview', `porohy-preview=${preview.id}`],
      ['a preview that has ended', `porohy-preview=${ended.id}`],
      ['a preview that was revoked', `porohy-preview=${revoked.id}`],
      ['a preview that never was', `porohy-preview=${'f'.repeat(24)}`],
      ['no id of a preview', 'porohy-preview=../../log/00000001'],
    ]);
    ask([
      { name: 'the link of a preview', target: `/preview/${preview.id}` },
      {
        name: 'the link of a preview by https',
        target: `/preview/${preview.id}`,
        headers: { 'x-forwarded-proto': 'https' },
      },
      ...[
        '/portfolio',
        '/en/portfolio',
        '/portfolio/?a=1',
        '/',
        '?a=1',
        '/nothing',
        '//evil.example',
        '/%2f/evil.example',
        '/..',
        '/\\evil',
      ]
        .flatMap((page) => [preview, ended, revoked, { id: 'f'.repeat(24) }].map(({ id }) => `/preview/${id}${page}`))
        .map((target) => ({ name: `the link of a preview at a page: ${target}`, target })),
      { name: 'the way out of a preview', target: '/preview/end' },
      { name: 'no link of a preview', target: '/preview/short' },
      { name: 'POST to the link of a preview', target: `/preview/${preview.id}`, method: 'POST' },
    ]);

    it.each([
      ['never was', 'f'.repeat(24), 404],
      ['has ended', ended.id, 410],
      ['was revoked', revoked.id, 410],
    ])('open nothing where there is none: one that %s', async (_, id, status) => {
      const { headers, ...response } = await host.ask(`/preview/${id}/en/portfolio`, {
        cookie: `porohy-preview=${id}`,
      });
      expect(response.status).toBe(status);
      expect(response.body.toString()).toContain('<title>english 404');
      expect(headers['set-cookie']?.join()).toMatch(/^porohy-preview=; Path=\/; Max-Age=0;/);
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it('have a panel, which nobody else has, and nobody keeps', async () => {
      const mine = { cookie: `porohy-preview=${preview.id}` };
      expect((await host.ask('/', mine)).body.toString()).toContain(`integrity="${panel.script}"`);
      const answers = await Promise.all(panelParts.map((target) => host.ask(target, mine)));
      expect(answers.map(({ body }) => body.toString())).toEqual([panelFacts, panelBytes]);
      for (const { status, headers } of answers) {
        expect(status).toBe(200);
        expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Accept-Encoding, Cookie' });
      }
      for (const target of panelParts)
        for (const cookie of ['', inside, `porohy-preview=${revoked.id}`])
          expect((await host.ask(target, { cookie })).status, cookie).toBe(404);
    });

    it('are forgotten by a visitor when they have ended', async () => {
      for (const { id } of [ended, revoked]) {
        const { headers, body } = await host.ask('/', { cookie: `porohy-preview=${id}` });
        expect(body.toString()).toContain('<title>first');
        expect(headers['set-cookie']?.join()).toMatch(/^porohy-preview=; Path=\/; Max-Age=0;/);
        expect(headers['cache-control']).toBe('private, no-cache');
      }
    });

    it('have the files of their release, which nobody else has, and nobody keeps', async () => {
      for (const target of [own, ownShared]) {
        expect(await host.ask(target, { cookie: `porohy-preview=${preview.id}` })).toMatchObject({
          status: 200,
          headers: { 'cache-control': 'private, no-store', vary: 'Accept-Encoding, Cookie' },
        });
        for (const cookie of ['', inside, `porohy-preview=${ended.id}`])
          expect((await host.ask(target, { cookie })).status, cookie).toBe(404);
      }
    });

    it('show their site, and say what they are', async () => {
      const shown = (await host.ask('/', { cookie: `porohy-preview=${preview.id}` })).body.toString();
      expect(shown).toContain('<title>second');
      expect(shown).toContain('Preview of shell 2.0.0');
    });
  });

  function ask(questions: readonly Question[]): void {
    for (const question of questions)
      it(question.name, async () => {
        expect(await differencesOf(host, fixture.policy, question)).toEqual([]);
      });
  }

  /** Everything that a visitor with a cookie may ask for. */
  function askFor(cookies: readonly (readonly [who: string, cookie: string])[]): void {
    const targets = [
      ...['/', '/portfolio', '/short', '/snapshot.json', '/nothing', '/en/nothing', '/portfolio/'],
      ...panelParts,
      ...[script, own, sharedScript, ownShared, `/r/shell/${unshown}/js/main.1a2b3c4d.js`],
    ];
    for (const [who, cookie] of cookies)
      for (const target of targets)
        ask([
          { name: `${who} asks for ${target}`, target, headers: { cookie } },
          { name: `${who} asks for ${target}, packed`, target, headers: { cookie, 'accept-encoding': 'br' } },
        ]);
  }

  const documentsAreKept = (how: string) =>
    vi.waitFor(async () => expect((await host.ask('/')).headers['cache-control']).toBe(how), {
      timeout: 20_000,
      interval: 20,
    });

  const titleFor = async (cookie: string) =>
    /<title>(\w+)/.exec((await host.ask('/', { cookie })).body.toString())?.[1];
});
