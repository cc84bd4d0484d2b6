import { expect, it } from 'vitest';
import { readMonitoringSettings } from './serverSettings.ts';

it('by default the server accepts reports and enables nothing else', () => {
  expect(readMonitoringSettings({})).toEqual({
    reports: { key: undefined, sample: 0 },
    operations: undefined,
    accessLog: undefined,
  });
  expect(readMonitoringSettings({ REPORTS: 'off' }).reports).toBeUndefined();
});

it('every setting is read from its environment variable', () => {
  const told = readMonitoringSettings({
    REPORTS_KEY: 'k'.repeat(32),
    VITALS_SAMPLE: '0.05',
    OPERATIONS_PORT: '9464',
    ACCESS_LOG: '-',
  });
  expect(told).toEqual({
    reports: { key: expect.any(Uint8Array), sample: 0.05 },
    operations: { port: 9464, host: undefined },
    accessLog: '-',
  });
});

it('an empty host of the operations port and an empty access log mean the default', () => {
  expect(readMonitoringSettings({ OPERATIONS_PORT: '0', OPERATIONS_HOST: '', ACCESS_LOG: '' })).toMatchObject({
    operations: { port: 0, host: undefined },
    accessLog: undefined,
  });
});

it.each([
  [{ REPORTS: 'no' }, /REPORTS is "no"/],
  [{ REPORTS_KEY: 'short' }, /REPORTS_KEY .* 5 letters/],
  [{ VITALS_SAMPLE: '5%' }, /VITALS_SAMPLE is "5%"/],
  [{ VITALS_SAMPLE: '2' }, /VITALS_SAMPLE is "2"/],
  ...['', '0x50', '1e3', '8080.0', '-1', '65536', '8080/tcp', '"8080"', 'tcp://10.0.0.1:80', '80 81'].map((port) => [
    { OPERATIONS_PORT: port },
    `OPERATIONS_PORT is "${port}", which is not a port`,
  ]),
] as [object, string | RegExp][])('%j is refused, and the error names the setting', (settings, words) => {
  expect(() => readMonitoringSettings(settings as Record<string, string>)).toThrow(words);
});

it('an error never repeats the value of a secret', () => {
  expect(() => readMonitoringSettings({ REPORTS_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2).*REPORTS_KEY/s);
});
