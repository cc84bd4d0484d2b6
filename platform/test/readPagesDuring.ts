import type { FetchFromSite } from '../src/proof/siteFetch.ts';

/**
 * Reads pages of the news site while `work` runs. @returns the versions, and the numbers of requests, of missing pages, and of pages mixed
 * from two releases
 */
export async function readPagesDuring(ask: FetchFromSite, targets: readonly string[], work: () => Promise<unknown>) {
  const seen = { asked: 0, missing: 0, mixed: 0, versions: new Set<string>() };
  let goesOn = true;
  const readers = targets.map(async (target) => {
    while (goesOn) {
      const { status, body } = await ask(target);
      const versions = new Set(body.toString().match(/(?<=<h1>|"news":")[\d.]+/g));
      seen.asked += 1;
      if (status !== 200) seen.missing += 1;
      if (versions.size !== 1) seen.mixed += 1;
      for (const version of versions) seen.versions.add(version);
    }
  });
  await work().finally(() => {
    goesOn = false;
  });
  await Promise.all(readers);
  return seen;
}
