import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  readonly target: string;
  /** By fault, by moment: `✓` is well, `✗` is not, `=` is equal by construction to one that was tried, `·` was not tried, or cannot be (`Fault.ts` says why). */
  readonly cells: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Prints the table of faults behind a run that had any of it: remotes down, faults across, in each cell its four moments. */
export default class TableReporter implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === 'faults' && description) this.#rows.push(JSON.parse(description));
  }

  onEnd(): void {
    if (this.#rows.length > 0) console.log(`\n${tableOf(this.#rows)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

export function tableOf(rows: readonly Row[]): string {
  const faults = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  const first = Math.max(...rows.map(({ target }) => target.length));
  const line = (name: string, marks: readonly string[]) =>
    `  ${name.padEnd(first)}  ${marks.map((mark, i) => mark.padEnd(Math.max(4, faults[i]?.length ?? 0))).join('  ')}`.trimEnd();
  return [
    'Faults: on the first load, after an intent, on a navigation, on a change of the language',
    line('', faults),
    ...rows.map(({ target, cells }) =>
      line(
        target,
        faults.map((fault) => Object.values(cells[fault] ?? {}).join('') || '····'),
      ),
    ),
  ].join('\n');
}
