import type { Snapshot } from 'shared/contract';
import type { Builds } from './builds.ts';
import type { DevelopmentDocument, DevelopmentSite } from './developmentSite.ts';

/** Pages as the sources say them now: nobody is shown what an older build would have said. */
export interface NewestPages {
  snapshot(): Promise<Snapshot>;
  /** A document, or why there is none. */
  page(pathname: string): Promise<DevelopmentDocument | { readonly why: string }>;
}

/** Asks what is read of builds, and asks again where one ended or began meanwhile: it is then of two builds, or of one that is over. */
export const askedOfNewest =
  (builds: Pick<Builds, 'settled' | 'number'>) =>
  async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      await builds.settled();
      const before = builds.number();
      const [outcome] = await Promise.allSettled([ask()]);
      await builds.settled();
      if (builds.number() !== before) continue;
      if (outcome.status === 'fulfilled') return outcome.value;
      throw outcome.reason;
    }
  };

/** @param explain tells what was thrown in the words of the sources; it is told once for each page that cannot be rendered */
export function newestPages(
  site: DevelopmentSite,
  builds: Builds,
  explain: (thrown: unknown) => Promise<string>,
): NewestPages {
  const newest = askedOfNewest(builds);
  return {
    snapshot: () => newest(() => site.snapshot()),
    page: (pathname) =>
      newest(async () => namingBuilds(await site.document(pathname), builds.hash())).catch(async (thrown: unknown) => ({
        // What cannot be built is said by the build itself; what rendering says follows from it.
        why: builds.problems().length > 0 ? builds.problems().join('\n\n') : await explain(thrown),
      })),
  };
}

/** The page learns by it what was built before it listens. */
function namingBuilds(page: DevelopmentDocument, hash: string): DevelopmentDocument {
  return { ...page, html: page.html.replace('<head>', `<head>\n<meta name="development-builds" content="${hash}">`) };
}
