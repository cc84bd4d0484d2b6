import { repairStore } from '../../release/repair/repairStore.ts';
import { findingLine, type StoreFinding } from '../../release/verify/Inspection.ts';
import { verifyStore } from '../../release/verify/verifyStore.ts';
import type { Verb } from './Verb.ts';

const indented = (findings: readonly StoreFinding[]): string[] =>
  findings.map((finding) => `  ${findingLine(finding)}`);

export const verify: Verb = async ({ unsigned, trusted }) => {
  const report = await verifyStore(unsigned, { trusted });
  const { keys, findings, unfinished } = report;
  const lines = [
    findings.length === 0
      ? `All ${keys} files in ${unsigned.place} are as they were written.`
      : `Not as it was written in ${unsigned.place}:`,
    ...indented(findings),
    ...(unfinished.length > 0 ? ['Never finished, and no fault of what is shown:', ...indented(unfinished)] : []),
  ];
  return { text: lines.join('\n'), data: report, failed: findings.length > 0 };
};

export const repair: Verb = async ({ unsigned, trusted, dryRun = false }) => {
  const { mended, left } = await repairStore(unsigned, { trusted, dryRun });
  const files = `${mended.length} ${mended.length === 1 ? 'file' : 'files'}`;
  const lines = [
    ...mended.map((key) => `  ${key}`),
    `${dryRun ? 'Would mend' : 'Mended'} ${files}.`,
    ...(left.length > 0 ? ['Left:', ...indented(left)] : []),
  ];
  return { text: lines.join('\n'), data: { mended, left, dryRun }, failed: left.length > 0 };
};
