import type { ReleaseSeen } from '../../release/seen/releasesSeen.ts';

/** What the columns of `figures` are: views, failures and their share of them; vitals as three of four views had them or better. */
export const figureNames = ['views', 'failures', 'LCP', 'INP', 'CLS'] as const;

/** What was seen of a release, as cells of a table. */
export function figures(seen: ReleaseSeen | undefined): string[] {
  if (!seen) return figureNames.map(() => '');
  const { views, failures, vitals } = seen;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const share = views > 0 ? ` (${((100 * failed) / views).toFixed(2)} %)` : '';
  const milliseconds = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value)} ms`);
  return [
    `${views}`,
    `${failed}${failed > 0 ? share : ''}`,
    milliseconds(vitals.lcp),
    milliseconds(vitals.inp),
    vitals.cls?.toFixed(3) ?? '',
  ];
}
