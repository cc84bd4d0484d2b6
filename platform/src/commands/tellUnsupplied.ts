import { unsupplied } from '../compose/unsupplied.ts';
import { table } from './line/terminal.ts';

/**
 * Makes a table of what the owner has still to supply. It says of each value whether it is a sample or missing, and what visitors meet
 * because of it.
 */
export function tellUnsupplied(values: Readonly<Record<string, unknown>>): string {
  const rows = unsupplied(values).map(({ key, state, shown }) => [`  ${key}`, state, shown]);
  if (rows.length === 0) return 'Nothing of the site is a sample any more, and no value is missing.';
  return `Still samples, or missing: write them into site.json (docs/owner.md) and compose again.\n${table(rows)}`;
}
