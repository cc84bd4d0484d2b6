import { bites } from './checks/bites.ts';
import type { Check, Ground } from './checks/Check.ts';
import { everyPage } from './checks/everyPage.ts';
import { integrity } from './checks/integrity.ts';
import { journeys } from './checks/journeys.ts';
import { lacks } from './checks/lacks.ts';
import { Visitor } from './checks/Visitor.ts';
import type { Driver, EngineName } from './drivers/Driver.ts';
import { firefox } from './drivers/firefox.ts';
import { webkit } from './drivers/webkit.ts';

const drivers: Readonly<Record<EngineName, () => Promise<Driver>>> = { firefox, webkit };

/** One row of the table, in one engine. */
export interface Row {
  readonly check: string;
  readonly passed: number;
  /** A line for each thing that failed: what was tried, and what was wrong. */
  readonly failures: readonly string[];
}

/** What one engine came to. */
export interface Walked {
  readonly version: string;
  readonly rows: readonly Row[];
  /** What the site uses where an engine has it, and this one has not. */
  readonly lacks: readonly string[];
  readonly cannot: readonly string[];
  readonly seconds: number;
}

/** Walks through a site in an engine. @throws NotFoundError if the engine is not there */
export async function walk(engine: EngineName, { site, addresses }: Omit<Ground, 'visitor'>): Promise<Walked> {
  const began = performance.now();
  const driver = await drivers[engine]();
  try {
    await driver.resize(1440, 900);
    const visitor = new Visitor(driver, site);
    const rows: Row[] = [];
    const checks: readonly Check[] = [...everyPage(), ...journeys, integrity, bites];
    for (const check of checks) {
      const started = performance.now();
      const row = await tried(check, { visitor, site, addresses });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`  ${row.failures.length === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`);
      for (const failure of row.failures) console.log(`         ${failure}`);
      rows.push(row);
    }
    await visitor.open('/terms');
    const missing = await lacks(driver);
    const seconds = (performance.now() - began) / 1000;
    return { version: driver.version, rows, lacks: missing, cannot: driver.cannot, seconds };
  } finally {
    await driver.close();
  }
}

async function tried(check: Check, ground: Ground): Promise<Row> {
  const findings = await check.run(ground).catch((error: Error) => ({ [check.name]: [error.message] }));
  const all = Object.entries(findings);
  const wrong = all.filter(([, found]) => found.length > 0);
  return {
    check: check.name,
    passed: all.length - wrong.length,
    failures: wrong.map(([what, found]) => `${what === check.name ? '' : `${what}: `}${found.join(' | ')}`),
  };
}
