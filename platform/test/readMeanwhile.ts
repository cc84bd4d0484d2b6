import type { FetchFromSite } from '../src/proof/siteFetch.ts';

/** Asks for pages of the news site while something goes on. @returns what was seen: answers that were missing, pages of two releases, releases */
export async function readMeanwhile(ask: FetchFromSite, targets: readonly string[], work: () => Promise<unknown>) {
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
