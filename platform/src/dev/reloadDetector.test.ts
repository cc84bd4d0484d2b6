import { expect, it } from 'vitest';
import { createReloadDetector, type LastBuild } from './reloadDetector.ts';

const page = '/site/mfe-portfolio/src/PortfolioPage.tsx';
const rendering = '/site/mfe-portfolio/src/node.ts';

/** Returns the state of a build after a run. The Node build reads all files, the browser build only `page`. */
function build(
  kind: string,
  began: number,
  changed: boolean,
  saved: readonly string[] = changed ? [page] : [],
): LastBuild {
  return {
    name: `portfolio-${kind}`,
    startedAt: began,
    endedAt: began + 5,
    changed,
    savedFiles: saved,
    reads: (file) => file === page || kind === 'node',
  };
}

/** Runs the detector. Returns, for each run, whether pages must reload. @param savedAt time of each file's last save */
function reloads(
  savedAt: Readonly<Record<string, number>>,
  runs: readonly (readonly LastBuild[])[],
): readonly boolean[] {
  const due = createReloadDetector(['shell', 'portfolio'], (file) => savedAt[file]);
  return runs.map((builds) => due(builds));
}

it('no reload is due if the browser build applies the saved file', () => {
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

it('a reload is due if the browser build misses a saved file or its output stays unchanged', () => {
  const node = build('node', 110, true, [rendering]);
  expect(reloads({ [rendering]: 100 }, [[build('browser', 10, false), node]])).toEqual([true]);
  expect(reloads({ [page]: 100 }, [[build('browser', 110, false), build('node', 110, true)]])).toEqual([true]);
  // In the first run only the Node build has read the saved file, so the detector waits for the browser build of the second run.
  expect(
    reloads({ [page]: 100 }, [
      [build('browser', 10, false), build('node', 110, true)],
      [build('browser', 120, false), build('node', 110, false)],
    ]),
  ).toEqual([false, true]);
});

it('a reload is due for a deleted file, an unknown cause, or a changed starter', () => {
  const browser = build('browser', 110, false);
  expect(reloads({}, [[browser, build('node', 110, true)]])).toEqual([true]);
  expect(reloads({ [page]: 100 }, [[browser, build('node', 110, true, [])]])).toEqual([true]);
  expect(reloads({ [page]: 100 }, [[browser, build('node', 10, false), build('starter', 110, true)]])).toEqual([true]);
});

it('a reload is due only once per saved file', () => {
  const node = build('node', 110, true, [rendering]);
  const runs = [
    [build('browser', 10, false), node],
    [build('browser', 10, false), { ...node, changed: false }],
  ];
  expect(reloads({ [rendering]: 100 }, runs)).toEqual([true, false]);
});

it('a change that one remote applies reloads no page because of a remote whose name its name begins with', () => {
  const ofServices = ['browser', 'node'].map((kind) => ({ ...build(kind, 10, false), name: `services-${kind}` }));
  const ofEu = ['browser', 'node'].map((kind) => ({ ...build(kind, 110, true), name: `services-eu-${kind}` }));
  const isReloadNeeded = createReloadDetector(['services', 'services-eu'], () => 100);
  expect(isReloadNeeded([...ofServices, ...ofEu])).toBe(false);
});
