import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Outcome, readPlaywright, readVitest } from './outcome.ts';
import { root } from './program.ts';
import { runSteps } from './report.ts';
import { warnOfTime } from './times.ts';

/** Runs one step with a given outcome. @returns the output and the exit code */
async function reportOf(outcome: Outcome | Error, CI = ''): Promise<{ text: string; code: unknown }> {
  vi.stubEnv('CI', CI);
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  await runSteps({
    serving: async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  });
  return { text: lines.join('\n'), code: process.exitCode };
}

beforeEach(() => {
  process.exitCode = 0;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = 0;
});

describe('a run', () => {
  const skipped: Outcome = { passed: 3, failed: 0, skipped: ['nginx: it is not installed'] };

  it('a run with a skipped test passes and prints the reason', async () => {
    const { text, code } = await reportOf(skipped);
    expect(text).toContain('SKIPPED nginx: it is not installed');
    expect(text).toMatch(/\n3 passed, 0 failed, 1 skipped$/);
    expect(code).toBe(0);
  });

  it('in continuous integration a run with a skipped test fails and says so', async () => {
    const { text, code } = await reportOf(skipped, 'true');
    expect(text).toContain('Skipped, which CI=true does not allow: nginx: it is not installed');
    expect(text).toMatch(/\n3 passed, 1 failed$/);
    expect(code).toBe(1);
  });

  it('a run with a step that cannot start fails and prints the error', async () => {
    const { text, code } = await reportOf(new Error('spawn biome ENOENT'));
    expect(text).toContain('serving: spawn biome ENOENT');
    expect(text).toMatch(/\n0 passed, 1 failed$/);
    expect(code).toBe(1);
  });
});

it('vitest’s report: suites whose import or setup fails count as failed, and skipped tests are named', () => {
  const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  });
  const suite = (name: string, status: string, message: string, ...assertionResults: object[]) => ({
    name: `${root}/${name}`,
    status,
    message,
    startTime: 1000,
    endTime: 3500,
    assertionResults,
  });
  const report = {
    testResults: [
      suite('a.test.ts', 'failed', '', test('passed', 'adds'), test('failed', 'divides', 'expected 1\n    at line 2')),
      suite('b.test.ts', 'failed', 'Cannot find module'),
      suite('c.test.ts', 'passed', '', test('skipped', 'nginx answers')),
      suite('d.test.ts', 'failed', '', test('skipped', 'its beforeAll threw')),
    ],
  };
  expect(readVitest(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 3,
    skipped: ['c.test.ts: nginx answers'],
    suites: [
      ['a.test.ts', 2.5],
      ['b.test.ts', 2.5],
      ['c.test.ts', 2.5],
      ['d.test.ts', 2.5],
    ],
    failures: ['b.test.ts\nCannot find module', 'd.test.ts\nIts setup failed.', 'a.test.ts: divides\nexpected 1'],
  });
});

it('Playwright’s report: errors outside tests count as failed, and skipped tests have a reason', () => {
  const spec = (title: string, ok: boolean, status: string, annotations: object[] = [], message?: string) => ({
    title,
    ok,
    file: 'a.spec.ts',
    tests: [{ status, annotations, results: [{ duration: 1500, error: message && { message } }] }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [{ message: 'the server ended' }],
    suites: [
      {
        specs: [spec('opens', true, 'expected')],
        suites: [
          {
            specs: [
              spec('closes', false, 'unexpected', [], 'expected open\n    at line 3'),
              spec('turns', true, 'skipped', [{ type: 'skip', description: 'no Firefox' }]),
            ],
          },
        ],
      },
    ],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    skipped: ['e2e/a.spec.ts: turns (no Firefox)'],
    suites: [['e2e/a.spec.ts', 4.5]],
    failures: ['the server ended', 'e2e/a.spec.ts: closes\nexpected open'],
  });
});

describe('the time limit of a layer', () => {
  const accepted = { yardstick: 1, suites: { a: 10, b: 20, c: 30, d: 40 } };
  const suites = Object.entries({ a: 100, b: 20, c: 50, d: 41, e: 29 });

  it('a run above the limit by a fifth names the three suites that slowed most', () => {
    expect(warnOfTime('quick', { seconds: 570, yardstick: 1, suites }, accepted)).toBeUndefined();
    const warning = warnOfTime('quick', { seconds: 580, yardstick: 1, suites }, accepted);
    expect(warning).toContain('Grown most: a (+90.0 s), c (+20.0 s), e (+9.0 s).');
  });

  it('the limit is higher on a slower machine', () => {
    expect(warnOfTime('quick', { seconds: 1100, yardstick: 2, suites }, accepted)).toBeUndefined();
    expect(warnOfTime('quick', { seconds: 1160, yardstick: 2, suites }, accepted)).toContain('16.0 min are promised');
  });
});
