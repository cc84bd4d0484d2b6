import { previewKey } from '../../store/preview.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { putEntry, putSite } from '../../testing/fakeSite.ts';
import { seesCanary } from '../answer/seesCanary.ts';
import { askAll, type Policy } from './askAll.ts';
import type { Checks } from './Checks.ts';
import type { Host } from './Host.ts';
import { type Question, script } from './questions.ts';
import { until } from './until.ts';

const targets = ['/', '/portfolio', '/short', '/snapshot.json', '/nothing', '/en/nothing', '/portfolio/', script];

/** Previews and canaries, where a host knows them: what they show, and that no cache keeps it for others. */
export async function visitors(checks: Checks, host: Host, store: ReleaseStore, policy: Policy): Promise<void> {
  const number = ((await newestEntry(store.read))?.number ?? 0) + 1;
  const [live, other] = [await putSite(store, 'first'), await putSite(store, 'second')];
  const canary = { name: 'shell', version: '2.0.0', percent: 50, site: other };
  await putEntry(store, number, live, { canary });
  // The canary is seen by what it changes: every document is of one visitor from then on.
  const reached = await until(async () => (await host.ask('/')).headers['cache-control'] === 'private, no-cache');
  checks.same(`${host.name} takes the canary up`, reached, true);

  const ids = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(32, '0'));
  const seeing = await Promise.all(ids.map((id) => seesCanary(id, canary)));
  const [inside, outside] = [ids[seeing.indexOf(true)], ids[seeing.indexOf(false)]];
  const cookies: readonly (readonly [string, string])[] = [
    ['a visitor of the canary', `porohy-visitor=${inside}`],
    ['a visitor outside the canary', `a=b; porohy-visitor=${outside}`],
  ];
  await askAll(checks, host, policy, forEach(cookies));
  const titles = await Promise.all(
    cookies.map(async ([, cookie]) => /<title>(\w+)/.exec((await host.ask('/', { cookie })).body.toString())?.[1]),
  );
  checks.same('the canary is shown to its share alone', titles, ['second', 'first']);
  for (const cookie of [undefined, 'porohy-visitor=short', 'porohy-visitor=../../x'])
    checks.same(
      `a visitor that is not known (${cookie}) gets a cookie to be known by`,
      /^porohy-visitor=[0-9a-f]{32}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/.test(
        (await host.ask('/', cookie ? { cookie } : {})).headers['set-cookie']?.join() ?? '',
      ),
      true,
    );
  checks.same('a released file sets no cookie', (await host.ask(script)).headers['set-cookie'], undefined);

  const preview = { id: number.toString(16).padStart(24, 'a'), name: 'shell', version: '2.0.0', site: other };
  const ended = { ...preview, id: number.toString(16).padStart(24, 'b'), until: '2026-01-01T00:00:00.000Z' };
  const lasting = { ...preview, until: new Date(Date.now() + 86_400_000).toISOString() };
  for (const each of [ended, lasting]) await store.create(previewKey(each.id), JSON.stringify(each));
  await putEntry(store, number + 1, live);
  const over = await until(async () => (await host.ask('/')).headers['cache-control'] === 'no-cache');
  checks.same(`${host.name} ends the canary`, over, true);
  await askAll(checks, host, policy, [
    ...forEach([
      ['a preview', `porohy-preview=${lasting.id}`],
      ['a preview that has ended', `porohy-preview=${ended.id}`],
      ['a preview that never was', `porohy-preview=${'f'.repeat(24)}`],
      ['no id of a preview', 'porohy-preview=../../log/00000001'],
    ]),
    { name: 'the link of a preview', target: `/preview/${lasting.id}` },
    { name: 'the way out of a preview', target: '/preview/end' },
    { name: 'no link of a preview', target: '/preview/short' },
    { name: 'POST to the link of a preview', target: `/preview/${lasting.id}`, method: 'POST' },
  ]);
  const shown = (await host.ask('/', { cookie: `porohy-preview=${lasting.id}` })).body.toString();
  checks.same('a preview shows its site', /<title>(\w+)/.exec(shown)?.[1], 'second');
  checks.same('and says what it is', shown.includes('Preview of shell 2.0.0'), true);
}

const forEach = (cookies: readonly (readonly [string, string])[]): Question[] =>
  cookies.flatMap(([who, cookie]) =>
    targets.flatMap((target) => [
      { name: `${who} asks for ${target}`, target, headers: { cookie } },
      { name: `${who} asks for ${target}, packed`, target, headers: { cookie, 'accept-encoding': 'br' } },
    ]),
  );
