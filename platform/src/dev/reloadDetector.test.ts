import { expect, it } from 'vitest';
import { type BuildState, createReloadDetector } from './reloadDetector.ts';

const page = '/site/mfe-portfolio/src/PortfolioPage.tsx';
const rendering = '/site/mfe-portfolio/src/node.ts';

/** A build that reads the page's file. */
function build(
  kind: string,
  began: number,
  changed: boolean,
  saved: readonly string[] = changed ? [page] : [],
): BuildState {
  return {
    name: `portfolio-${kind}`,
    startedAt: began,
    endedAt: began + 5,
    changed,
    savedFiles: saved,
    reads: (file) => file === page || kind === 'node',
  };
}

/** Tells for each run whether a reload is due, for files that were saved at these times. */
function reloads(
  savedAt: Readonly<Record<string, number>>,
  runs: readonly (readonly BuildState[])[],
): readonly boolean[] {
  const due = createReloadDetector(['shell', 'portfolio'], (file) => savedAt[file]);
  return runs.map((builds) => due(builds));
}

it('asks for none where the browser’s build takes up what was saved: in one run, a run later, or a run before', () => {
  const before = build('browser', 10, false);
  expect(reloads({ [page]: 100 }, [[build('browser', 110, true), build('node', 110, true)]])).toEqual([false]);
  expect(
    reloads({ [page]: 100 }, [
      [before, build('node', 110, true)],
      [build('browser', 120, true), build('node', 110, false)],
    ]),
  ).toEqual([false, false]);
  expect(
    reloads({ [page]: 100 }, [
      [build('browser', 110, true), build('node', 10, false)],
      [build('browser', 110, false), build('node', 120, true)],
    ]),
  ).toEqual([false, false]);
});

it('asks for one where only prerendering reads a file, or a file that both read changes nothing of what runs', () => {
  const node = build('node', 110, true, [rendering]);
  expect(reloads({ [rendering]: 100 }, [[build('browser', 10, false), node]])).toEqual([true]);
  expect(reloads({ [page]: 100 }, [[build('browser', 110, false), build('node', 110, true)]])).toEqual([true]);
  // Known only once the browser's build has met the file as well.
  expect(
    reloads({ [page]: 100 }, [
      [build('browser', 10, false), build('node', 110, true)],
      [build('browser', 120, false), build('node', 110, false)],
    ]),
  ).toEqual([false, true]);
});

it('asks for one where a file is gone, where nothing tells for whose sake a build was made, and for what runs before the page', () => {
  const browser = build('browser', 110, false);
  expect(reloads({}, [[browser, build('node', 110, true)]])).toEqual([true]);
  expect(reloads({ [page]: 100 }, [[browser, build('node', 110, true, [])]])).toEqual([true]);
  expect(reloads({ [page]: 100 }, [[browser, build('node', 10, false), build('starter', 110, true)]])).toEqual([true]);
});

it('asks for one once', () => {
  const node = build('node', 110, true, [rendering]);
  const runs = [
    [build('browser', 10, false), node],
    [build('browser', 10, false), { ...node, changed: false }],
  ];
  expect(reloads({ [rendering]: 100 }, runs)).toEqual([true, false]);
});
