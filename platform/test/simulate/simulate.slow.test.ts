import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { brokenProtocols } from './brokenProtocols.ts';
import { madeChoices } from './choices.ts';
import { changedTexts } from './loadBroken.ts';
import { simulate, simulateSeed } from './simulate.ts';

const program = join(import.meta.dirname, 'simulate.cli.ts');
const run = promisify(execFile);
const simulated = (...words: readonly string[]) =>
  run(process.execPath, [program, ...words]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );

describe('the release protocol', () => {
  it('keeps every promise in 4,000 runs', () => {
    const broken: string[] = [];
    let requests = 0;
    for (let seed = 1; seed <= 4000; seed += 1) {
      const run = simulateSeed(seed);
      requests += run.events;
      if (run.broken) broken.push(`seed ${seed}, promise ${run.broken.promise}: ${run.broken.fact}`);
    }
    expect(broken).toEqual([]);
    // A simulation in which nobody does anything keeps everything.
    expect(requests).toBeGreaterThan(4000 * 40);
  });

  it('meets all that can befall it: what is lost, doubled, late, stopped, refused, collected, and clocks that are apart', () => {
    const seen = new Set<string>();
    const wanted = [
      'the request is lost',
      'carried out, and the answer is lost',
      'the answer is lost, and it is carried out later',
      'carried out, and once more later',
      'carried out, and answered as if it had been there',
      'is stopped before it',
      'is stopped behind it',
      'is stopped, and it is carried out later',
      'hours pass before it',
      'is refused',
      '11 hours ahead',
      '11 hours behind',
      'late, of',
      'remove pages/',
      'remove sites/',
      'for the 3. time',
      'create previews/',
      'publish',
      'is held',
      '45 days pass',
    ];
    for (let seed = 1; seed <= 1800; seed += 1) {
      const text = simulateSeed(seed, true).steps.join('\n');
      for (const each of wanted) if (text.includes(each)) seen.add(each);
    }
    expect(wanted.filter((each) => !seen.has(each))).toEqual([]);
  });

  it('runs a seed the same each time, told or not, and by its choices', () => {
    for (const seed of [1, 8, 1770, 99_999]) {
      const [once, again] = [simulateSeed(seed, true), simulateSeed(seed, true)];
      expect(again).toEqual(once);
      expect(simulateSeed(seed).choices).toEqual(once.choices);
      expect(simulate(madeChoices(once.choices), true)).toEqual(once);
    }
  });

  it('is calm where nothing is chosen: one command, and it is done', () => {
    const { steps, broken } = simulate(madeChoices([]), true);
    expect(broken).toBeUndefined();
    expect(steps.at(0)).toMatch(/^ann's "promote .*" begins$/);
    expect(steps.at(-1)).toMatch(/^ann's "promote .*" is done$/);
  });
});

describe('broken protocols', () => {
  it('are of the protocol as it is today', () => {
    expect(brokenProtocols.length).toBeGreaterThanOrEqual(25);
    for (const each of brokenProtocols) expect(Object.keys(changedTexts(each)), each.what).not.toEqual([]);
  });

  it('are found, each of them', async () => {
    const { code, text } = await simulated('--broken');
    expect(text).not.toContain('NOT FOUND');
    expect(code, text).toBe(0);
    for (const { what } of brokenProtocols) expect(text).toMatch(new RegExp(`^seed \\d+: ${what}$`, 'm'));
    // Thousands of runs of thirty protocols: half a minute where the machine has other work.
  }, 180_000);

  it('are told in few steps, by the same seed again and again', async () => {
    const what = 'the collector knows no previews';
    const { text } = await simulated('--broken', what);
    const [, seed = ''] = /^seed (\d+):/.exec(text) ?? [];
    expect(text).toMatch(/Promise 6 is broken: \w+'s "gc" took \S+, which a preview names\.\n$/);
    // One makes a preview, one collects.
    expect(text.match(/ begins/g)?.length).toBeLessThanOrEqual(3);
    const whole = await simulated('--broken', what, '--seed', seed);
    expect(whole.text).toMatch(/Promise 6 is broken/);
    expect(whole.code).toBe(1);
  });
});

it.each([
  [['--seed', 'x'], /--seed is "x", and is no whole number/],
  [['--broken', 'nothing'], /There is no broken protocol "nothing"\. There are:\n {2}the store writes over/],
  [['--speed'], /Unknown option '--speed'/],
])('says what is wrong with %j', async (words, said) => {
  expect(await simulated(...words)).toEqual({ code: 1, text: expect.stringMatching(said) });
});

it('tells one seed in words', async () => {
  const { code, text } = await simulated('--seed', '1');
  expect(code).toBe(0);
  expect(text).toMatch(/ begins\n[\s\S]*Every promise is kept\.\n$/);
});
