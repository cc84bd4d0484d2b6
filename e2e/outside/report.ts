import { stripVTControlCharacters } from 'node:util';
import { notAsked } from './Outside.ts';

interface Attachment {
  readonly name: string;
  readonly path?: string;
}

interface Result {
  readonly status: string;
  readonly error?: { readonly message?: string };
  readonly attachments?: readonly Attachment[];
}

interface Test {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly Result[];
}

interface Suite {
  readonly file?: string;
  readonly specs?: readonly { readonly title: string; readonly tests: readonly Test[] }[];
  readonly suites?: readonly Suite[];
}

/** What Playwright's report in JSON says, as far as it is read here. */
interface Report {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** What a run against a site came to. */
export interface Counted {
  readonly passed: number;
  readonly failures: readonly string[];
  /** How many tests were left out, and why, by file. */
  readonly notAsked: number;
  readonly reasons: readonly { readonly file: string; readonly reason: string; readonly tests: number }[];
}

/** Playwright's own report, which is trusted as its library is. */
export const parseReport = (text: string): Report => JSON.parse(text);

/** Counts a run. Whatever was skipped without a reason that holds from outside has failed: nothing is left out silently. */
export function count({ suites, errors }: Report): Counted {
  const tests = suites.flatMap((suite) => testsOf(suite, suite.file ?? ''));
  const reasonOf = (test: Test) =>
    test.annotations.find(({ description }) => description?.startsWith(notAsked))?.description?.slice(notAsked.length);
  const left = tests.filter(({ test }) => test.status === 'skipped' && reasonOf(test) !== undefined);
  const wrong = tests.filter(
    ({ test }) => test.status !== 'expected' && !(test.status === 'skipped' && reasonOf(test) !== undefined),
  );
  const reasons = new Map<string, { file: string; reason: string; tests: number }>();
  for (const { file, test } of tests) {
    const reason = reasonOf(test);
    if (reason === undefined) continue;
    const row = reasons.get(`${file} ${reason}`) ?? { file, reason, tests: 0 };
    row.tests += 1;
    reasons.set(`${file} ${reason}`, row);
  }
  return {
    passed: tests.filter(({ test }) => test.status === 'expected').length,
    failures: [
      ...errors.map(({ message = '' }) => message),
      ...wrong.map(({ file, title, test }) => tellFailure(file, title, test)),
    ],
    notAsked: left.length,
    reasons: [...reasons.values()],
  };
}

interface Found {
  readonly file: string;
  readonly title: string;
  readonly test: Test;
}

/** The file is the suite's own, also of tests that it has from elsewhere. */
const testsOf = ({ specs = [], suites = [] }: Suite, file: string): Found[] => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ file, title, test }))),
  ...suites.flatMap((suite) => testsOf(suite, file)),
];

function tellFailure(file: string, title: string, { results }: Test): string {
  const [why = 'it was skipped, and says no reason that holds from outside'] = results.flatMap(({ error }) =>
    error?.message === undefined ? [] : [error.message],
  );
  const traces = results.flatMap(({ attachments = [] }) =>
    attachments.flatMap(({ name, path }) => (name === 'trace' && path ? [`trace: ${path}`] : [])),
  );
  return [`${file}: ${title}`, stripVTControlCharacters(why).slice(0, 600), ...traces].join('\n');
}

/** What was left out, and what failed with its traces. */
export function tell({ failures, reasons }: Counted): string {
  const rows = reasons.map(({ file, reason, tests }) => [file.replace(/\.spec\.ts$/, ''), `${tests}`, reason]);
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    ([file = '', tests = '', reason = '']) =>
      `  ${file.padEnd(widths[0] ?? 0)}  ${tests.padStart(widths[1] ?? 0)}  ${reason}`,
  );
  return [
    ...(lines.length > 0 ? ['Not asked from outside, with the number of tests:', ...lines, ''] : []),
    ...failures.map((each) => `${each}\n`),
  ].join('\n');
}
