import { expect, it, vi } from 'vitest';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { makeObserver } from './observer.ts';

const entry = (number: number, canary?: LogEntry['canary']): LogEntry => ({
  number,
  at: '2026-01-01T00:00:00.000Z',
  who: 'test',
  why: 'test',
  nonce: `${number}`,
  composition: { releases: { shell: '1.0.0', news: '1.0.0' }, site: {} },
  site: '0'.repeat(16),
  recipe: '',
  ...(canary && { canary }),
});
const canary = { name: 'news', version: '1.1.0', percent: 10, site: '1'.repeat(16) };
const failure = { kind: 'error', message: 'no', script: '/r/news/js/page.js', page: '/news' } as const;
const bytes = (report: unknown) => new TextEncoder().encode(JSON.stringify(report));

function observed({ now = () => 1_795_000_000_000 }: { now?: () => number } = {}) {
  const [onReport, report] = [vi.fn(), vi.fn()];
  const read = vi.fn(async () => undefined);
  const observer = makeObserver({ read, onReport, report, now });
  const tell = (view: string, more: object = {}, sender = 'a') =>
    observer.receive(bytes({ ...failure, ...more, view }), sender);
  return { observer, tell, onReport, report, read };
}

it('counts a failure for the release whose script it was, the canary’s for its own visitors', async () => {
  const { observer, tell, onReport } = observed();
  const [one, two] = [
    observer.view(entry(7, canary), 'live', 'aa00aa00ff'),
    observer.view(entry(7, canary), 'canary', 'bb00bb00ff'),
  ];
  expect([await tell(one), await tell(two)]).toEqual(['counted', 'counted']);
  expect(observer.tally.releases()).toEqual([
    { name: 'news', version: '1.0.0', failures: { hydration: 0, error: 1, module: 0 } },
    { name: 'news', version: '1.1.0', failures: { hydration: 0, error: 1, module: 0 } },
  ]);
  expect(observer.tally.arms()).toEqual([
    { entry: 7, canary, live: { views: 1, visitors: 1, failed: 1 }, canaryArm: { views: 1, visitors: 1, failed: 1 } },
  ]);
  expect(onReport.mock.calls[1]?.[0]).toMatchObject({ view: { entry: 7, arm: 'canary' }, report: { kind: 'error' } });
});

it('counts a visitor once, however often they load a page that fails', async () => {
  const { observer, tell } = observed();
  for (let load = 0; load < 10; load += 1) await tell(observer.view(entry(7, canary), 'canary', 'bb00bb00ff'));
  expect(observer.tally.arms()[0]?.canaryArm).toEqual({ views: 10, visitors: 1, failed: 1 });
});

it('counts what a page repeats once', async () => {
  const { observer, tell } = observed();
  const view = observer.view(entry(7), 'live', undefined);
  expect([await tell(view), await tell(view), await tell(view, { message: 'another' })]).toEqual([
    'counted',
    'repeated',
    'counted',
  ]);
});

it('blames the shell where no script is named, or one of a package that there is not', async () => {
  const { observer, tell } = observed();
  for (const script of ['', '/r/constructor/js/x.js', '/elsewhere.js'])
    await tell(observer.view(entry(7), 'live', undefined), { script });
  expect(observer.tally.releases()).toEqual([
    { name: 'shell', version: '1.0.0', failures: { hydration: 0, error: 3, module: 0 } },
  ]);
});

it('refuses what is no report, is too long, of no view of ours or of one of long ago', async () => {
  let time = 1_795_000_000_000;
  const { observer, tell } = observed({ now: () => time });
  const view = observer.view(entry(7), 'live', undefined);
  const answers = [
    await observer.receive(new Uint8Array(), 'a'),
    await observer.receive(new Uint8Array([0xff, 0xfe]), 'a'),
    await observer.receive(bytes(null), 'a'),
    await observer.receive(bytes([]), 'a'),
    await tell(view, { message: 'x'.repeat(161) }),
    await tell(view, { more: 1 }),
    await tell(view, { kind: 'other' }),
    await tell(view, { page: 'x'.repeat(1000) }),
    await tell('A'.repeat(36)),
  ];
  expect(answers).toEqual([...Array(8).fill('malformed'), 'unknown']);
  time += 7 * 3600 * 1000;
  expect(await tell(view)).toBe('old');
  expect(observer.tally.releases()).toEqual([]);
  expect(observer.verdicts).toMatchObject({ malformed: 8, unknown: 1, old: 1, counted: 0 });
});

it('takes so many reports of one sender, and so many of all, and no more', async () => {
  const { observer, tell } = observed();
  const views = Array.from({ length: 60 }, () => observer.view(entry(7), 'live', undefined));
  const answers = await Promise.all(views.map((view) => tell(view)));
  expect(answers.filter((each) => each === 'counted')).toHaveLength(20);
  expect(await tell(observer.view(entry(7), 'live', undefined), {}, 'b')).toBe('counted');
});

it('keeps to its size under a flood', async () => {
  const { observer } = observed();
  for (let index = 0; index < 5000; index += 1) {
    const name = observer.view(entry(index + 1, canary), 'canary', index.toString(16).padStart(8, '0'));
    await observer.receive(bytes({ ...failure, view: name, message: `${index}` }), `sender ${index}`);
  }
  expect(observer.tally.arms()).toHaveLength(4);
  expect(observer.tally.releases().length).toBeLessThanOrEqual(200);
});

it('counts nothing of a view whose entry cannot be read, and tells why', async () => {
  const time = () => 1_795_000_000_000;
  const { observer, report, read } = observed({ now: time });
  const old = observer.view(entry(1), 'live', undefined);
  for (let number = 2; number < 12; number += 1) observer.view(entry(number), 'live', undefined);
  read.mockRejectedValueOnce(new Error('The store is away.'));
  expect(await observer.receive(bytes({ ...failure, view: old }), 'a')).toBe('unknown');
  expect(report).toHaveBeenCalledTimes(1);
});
