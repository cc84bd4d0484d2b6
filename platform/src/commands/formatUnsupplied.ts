import { listUnsupplied } from '../compose/values/listUnsupplied.ts';
import { formatTable } from './line/formatTable.ts';

/**
 * Formats a table of the values that the owner still has to supply: samples and missing ones. The last column describes the effect for
 * visitors.
 */
export function formatUnsupplied(values: Readonly<Record<string, unknown>>): string {
  const rows = listUnsupplied(values).map(({ key, state, shown }) => [`  ${key}`, state, shown]);
  if (rows.length === 0) return 'The owner has supplied all values of the site.';
  return `The owner must still supply these values. Write them into site.json (docs/owner.md) and compose again:\n${formatTable(rows)}`;
}
