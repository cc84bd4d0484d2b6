import { expect, it } from 'vitest';
import { watchedBy } from './watchedBy.ts';

it('takes reports, and does nothing else that nobody has asked for', () => {
  expect(watchedBy({})).toEqual({
    reports: { key: undefined, sample: 0 },
    operations: undefined,
    accessLog: undefined,
    notify: undefined,
  });
  expect(watchedBy({ REPORTS: 'off' }).reports).toBeUndefined();
});

it('reads what it is told', () => {
  const secret = `whsec_${Buffer.from('a secret of 24 letters..').toString('base64')}`;
  const told = watchedBy({
    REPORTS_KEY: 'k'.repeat(32),
    VITALS_SAMPLE: '0.05',
    OPERATIONS_PORT: '9464',
    ACCESS_LOG: '-',
    NOTIFY_URL: 'https://hooks.example/porohy',
    NOTIFY_SECRET: secret,
  });
  expect(told).toEqual({
    reports: { key: expect.any(Uint8Array), sample: 0.05 },
    operations: { port: 9464, host: undefined },
    accessLog: '-',
    notify: { url: 'https://hooks.example/porohy', secret },
  });
});

it.each([
  [{ REPORTS: 'no' }, /REPORTS is "no"/],
  [{ REPORTS_KEY: 'short' }, /REPORTS_KEY .* 5 letters/],
  [{ VITALS_SAMPLE: '5%' }, /VITALS_SAMPLE is "5%"/],
  [{ VITALS_SAMPLE: '2' }, /VITALS_SAMPLE is "2"/],
  [{ VITALS_SAMPLE: '' }, /VITALS_SAMPLE/],
  [{ OPERATIONS_PORT: 'x' }, /OPERATIONS_PORT is "x", which is not a port/],
  ...['', '0x50', '1e3', '8080.0', '-1', '65536', '8080/tcp', '"8080"', 'tcp://10.0.0.1:80', '80 81'].map((port) => [
    { OPERATIONS_PORT: port },
    `OPERATIONS_PORT is "${port}", which is not a port`,
  ]),
  [{ NOTIFY_URL: 'https://me:secret@hooks.example' }, /NOTIFY_URL is "…"/],
  [{ NOTIFY_URL: 'mailto:me@hooks.example' }, /NOTIFY_URL is/],
  [{ NOTIFY_URL: 'hooks.example' }, /NOTIFY_URL is "hooks.example"/],
  [{ NOTIFY_URL: 'https://hooks.example' }, /NOTIFY_SECRET .* unsigned/],
] as [object, string | RegExp][])('refuses %j, and says which it is', (settings, words) => {
  expect(() => watchedBy(settings as Record<string, string>)).toThrow(words);
});

it('never repeats a secret in what it says', () => {
  for (const settings of [{ REPORTS_KEY: 'hunter2' }, { NOTIFY_URL: 'https://a.example', NOTIFY_SECRET: 'hunter2' }]) {
    let said = '';
    try {
      watchedBy(settings);
    } catch (error) {
      said = String(error);
    }
    expect(said).toMatch(/REPORTS_KEY|NOTIFY_SECRET/);
    expect(said).not.toMatch(/hunter2/);
  }
});
