import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './program.ts';

/** Result of a step. A step that could not start counts as one failure. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Lines, one per skipped test, with the reason if the test runner reports it. */
  readonly skipped?: readonly string[];
  /** Names of suites with their duration in seconds. */
  readonly suites?: readonly (readonly [name: string, seconds: number])[];
  /** Texts, one per failure, with the name of the test and the error. */
  readonly failures?: readonly string[];
}

export function readVitest(report: string): Outcome {
  const { testResults } = JSON.parse(report) as JsonTestResults;
  const suites = testResults.map((suite) => ({ ...suite, file: suite.name.slice(root.length + 1) }));
  const tests = suites.flatMap((suite) => suite.assertionResults.map((each) => ({ ...each, suite })));
  const failed = tests.filter(({ status }) => status === 'failed');
  // A suite whose import or setup fails has no failed test: vitest reports its tests as skipped.
  const broken = suites.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + broken.length,
    skipped: tests
      .filter(({ suite, status }) => ['pending', 'skipped', 'todo'].includes(status) && !broken.includes(suite))
      .map(({ suite, fullName }) => `${suite.file}: ${fullName}`),
    suites: suites.map(({ file, startTime, endTime }) => [file, (endTime - startTime) / 1000]),
    failures: [
      ...broken.map(({ file, message }) => `${file}\n${withoutStack(message) || 'Its setup failed.'}`),
      ...failed.map(
        ({ suite, fullName, failureMessages }) =>
          `${suite.file}: ${fullName}\n${withoutStack(failureMessages?.[0] ?? '')}`,
      ),
    ],
  };
}

export function readPlaywright(report: string): Outcome {
  const { stats, suites, errors }: JSONReport = JSON.parse(report);
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map(({ file, title, tests }) => {
        const reason = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'skip')?.description;
        return `e2e/${file}: ${title}${reason ? ` (${reason})` : ''}`;
      }),
    suites: [...Map.groupBy(specs, ({ file }) => file)].map(([file, all]) => [
      `e2e/${file}`,
      all.flatMap(resultsOf).reduce((sum, { duration }) => sum + duration / 1000, 0),
    ]),
    failures: [
      ...errors.map(({ message }) => withoutStack(message ?? '')),
      ...specs
        .filter(({ ok }) => !ok)
        .map((spec) => {
          const why = resultsOf(spec).find(({ error }) => error)?.error?.message ?? '';
          return `e2e/${spec.file}: ${spec.title}\n${withoutStack(why)}`;
        }),
    ],
  };
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];
const resultsOf = ({ tests }: JSONReportSpec) => tests.flatMap(({ results }) => results);

/** Removes colours and the stack from an error message. */
const withoutStack = (message: string): string => stripVTControlCharacters(message).split(/\n\s+at /)[0] ?? '';
