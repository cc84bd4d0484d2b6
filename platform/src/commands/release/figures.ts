import type { ReleaseCounts } from '../../observe/tally.ts';
import { threeOfFour, type VitalName } from '../../observe/vitals.ts';
import { failuresOf } from '../../release/seen/siteSeen.ts';

/** What the columns of `figures` are: views, failures and their share of them; vitals as three of four views had them or better. */
export const figureNames = ['views', 'failures', 'LCP', 'INP', 'CLS'] as const;

/** What was seen of a release, as cells of a table. */
export function figures(seen: ReleaseCounts | undefined): string[] {
  if (!seen) return figureNames.map(() => '');
  const failed = failuresOf(seen);
  const share = seen.views > 0 ? ` (${((100 * failed) / seen.views).toFixed(2)} %)` : '';
  const vital = (name: VitalName) => threeOfFour(name, seen.vitals[name]);
  const milliseconds = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value)} ms`);
  return [
    `${seen.views}`,
    `${failed}${failed > 0 ? share : ''}`,
    milliseconds(vital('lcp')),
    milliseconds(vital('inp')),
    vital('cls')?.toFixed(3) ?? '',
  ];
}
