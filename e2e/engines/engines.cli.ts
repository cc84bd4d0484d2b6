import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ExplainedError, InvalidInputError, NotFoundError } from 'shared/contract';
import { addressesIn, serveLive } from '../bench/serveLive.ts';
import { lookAtSite } from '../outside/lookAtSite.ts';
import { readSiteAddress } from '../outside/readSiteAddress.ts';
import { type EngineName, engineNames } from './drivers/Driver.ts';
import { tableOf } from './table.ts';
import { type Walked, walk } from './walk.ts';

/**
 * `npm run engines [-- firefox|webkit]`: every page and what a visitor does on it, in Firefox and in WebKit. It walks through what `npm start`
 * has composed, or through SITE=https://…; ends with 1 where something failed. With `--present` an engine that is not here is only named.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { present: { type: 'boolean' } }, allowPositionals: true });
  const names = positionals.length > 0 ? positionals.map(engineOf) : engineNames;
  const ground = await findSite();
  const walked: Partial<Record<EngineName, Walked>> = {};
  try {
    for (const name of names) {
      console.log(`${name}: ${ground.addresses.length} pages of ${ground.site}`);
      const result = await walk(name, ground).catch((error: unknown) => {
        if (!(values.present && error instanceof NotFoundError)) throw error;
        console.log(`SKIPPED ${name}: ${error.fact} ${error.nextStep}`);
      });
      if (result) walked[name] = result;
    }
  } finally {
    await ground.stop();
  }
  const rows = Object.values(walked).flatMap(({ rows }) => rows);
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failures = Object.entries(walked).flatMap(([name, { rows }]) =>
    rows.flatMap((row) => row.failures.map((failure) => `${name}: ${row.check}\n${failure}`)),
  );
  await keep({ passed, failed: failures.length, failures });
  if (rows.length > 0) console.log(`\n${tableOf(walked)}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

function engineOf(name: string): EngineName {
  const known = engineNames.find((each) => each === name);
  if (known) return known;
  throw new InvalidInputError({ fact: `There is no engine "${name}".`, nextStep: `Name ${engineNames.join(' or ')}.` });
}

/**
 * The site that SITE names, or the live one, served for the time being.
 * @throws ExplainedError if SITE names no site that can be walked through
 */
async function findSite() {
  if (process.env.SITE === undefined) {
    const { url, addresses, stop } = await serveLive();
    return { site: url, addresses, stop };
  }
  const address = readSiteAddress(process.env.SITE);
  if (address.preview)
    throw new InvalidInputError({
      fact: `SITE is a preview, and part of the walk goes through a proxy that has not opened it.`,
      nextStep: `Walk through what is live: SITE=${address.origin}; npm run e2e tests a preview.`,
    });
  const { origin, snapshot } = await lookAtSite(address);
  return { site: origin, addresses: addressesIn(snapshot), stop: async () => {} };
}

/** What `npm test` reads of it. */
async function keep(outcome: object): Promise<void> {
  const folder = join(import.meta.dirname, '../test-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'engines.json'), JSON.stringify(outcome));
}

await main().catch((error: unknown) => {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
