import { NotFoundError } from 'shared/contract';
import { repairStore } from '../../release/repair/repairStore.ts';
import { formatStoreFinding, type StoreFinding } from '../../release/verify/Inspection.ts';
import { verifyStore } from '../../release/verify/verifyStore.ts';
import type { Verb } from './Verb.ts';

const formatFindings = (findings: readonly StoreFinding[]): string[] =>
  findings.map((finding) => `  ${formatStoreFinding(finding)}`);

export const verifyVerb: Verb = async ({ uncheckedStore, trustedKeys }) => {
  const report = await verifyStore(uncheckedStore, { trusted: trustedKeys });
  const { keys, findings, unfinished } = report;
  // Refuses an empty store, because a wrong path would otherwise pass each verification.
  if (keys === 0)
    throw new NotFoundError({
      what: 'Nothing was verified:',
      fact: `there are no files in ${uncheckedStore.place}.`,
      nextStep: 'Correct RELEASES, or run npm start, which builds and composes the site.',
    });
  const lines = [
    findings.length === 0
      ? `All ${keys} files in ${uncheckedStore.place} are as they were written.`
      : `Files in ${uncheckedStore.place} that were altered or are missing:`,
    ...formatFindings(findings),
    ...(unfinished.length > 0
      ? ['Interrupted commands left these files, which do no harm:', ...formatFindings(unfinished)]
      : []),
  ];
  return { text: lines.join('\n'), data: report, failed: findings.length > 0 };
};

export const repairVerb: Verb = async ({ uncheckedStore, trustedKeys, dryRun = false }) => {
  const { restored, left } = await repairStore(uncheckedStore, { trusted: trustedKeys, dryRun });
  const files = `${restored.length} ${restored.length === 1 ? 'file' : 'files'}`;
  const lines = [
    ...restored.map((key) => `  ${key}`),
    `${dryRun ? 'Would repair' : 'Repaired'} ${files}.`,
    ...(left.length > 0 ? ['Cannot be repaired:', ...formatFindings(left)] : []),
  ];
  return { text: lines.join('\n'), data: { restored, left, dryRun }, failed: left.length > 0 };
};
