import type { EngineName } from './drivers/Driver.ts';
import type { Walked } from './walk.ts';

/** Checks by engines, what each engine lacks, and what its driver cannot tell. */
export function tableOf(walked: Readonly<Partial<Record<EngineName, Walked>>>): string {
  const engines = Object.values(walked);
  const checks = engines[0]?.rows.map(({ check }) => check) ?? [];
  const rows = [
    ['', ...engines.map(({ version }) => version)],
    ...checks.map((check) => [check, ...engines.map(({ rows }) => cellOf(rows.find((row) => row.check === check)))]),
    ['seconds', ...engines.map(({ seconds }) => seconds.toFixed(0))],
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  );
  const notes = engines.flatMap(({ version, lacks, cannot }) => [
    `${version} lacks: ${lacks.join(', ') || 'nothing that the site uses'}.`,
    ...cannot.map((sentence) => `${version}: ${sentence}`),
  ]);
  return [...lines, '', ...notes].join('\n');
}

function cellOf(row: Walked['rows'][number] | undefined): string {
  if (!row) return 'not tried';
  const { passed, failures } = row;
  if (failures.length > 0) return `FAILED ${failures.length} of ${passed + failures.length}`;
  return passed === 1 ? 'ok' : `ok, ${passed}`;
}
