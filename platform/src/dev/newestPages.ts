import type { Snapshot } from 'shared/contract';
import type { DevelopmentPage, DevelopmentSite } from './developmentSite.ts';
import type { Builds } from './watchBuilds.ts';

/** Renders pages from the newest builds. Waits while a build runs. */
export interface NewestPages {
  snapshot(): Promise<Snapshot>;
  /** Renders a document, or returns the reason why it cannot. */
  renderPage(pathname: string): Promise<DevelopmentPage | { readonly why: string }>;
}

/** Returns a function that calls `read`, and calls it again if a build has run meanwhile: the result could mix files of two builds. */
export const createConsistentReader =
  (builds: Pick<Builds, 'waitUntilIdle' | 'runCount'>) =>
  async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      await builds.waitUntilIdle();
      const before = builds.runCount();
      const [outcome] = await Promise.allSettled([read()]);
      await builds.waitUntilIdle();
      if (builds.runCount() !== before) continue;
      if (outcome.status === 'fulfilled') return outcome.value;
      throw outcome.reason;
    }
  };

/** @param explain maps an error to the sources; called once for each page that cannot be rendered */
export function createNewestPages(
  site: DevelopmentSite,
  builds: Builds,
  explain: (thrown: unknown) => Promise<string>,
): NewestPages {
  const readConsistently = createConsistentReader(builds);
  return {
    snapshot: () => readConsistently(() => site.snapshot()),
    renderPage: (pathname) =>
      readConsistently(async () => addBuildHash(await site.renderPage(pathname), builds.hash())).catch(
        async (thrown: unknown) => ({
          // If the last build failed, shows its problems: they are the reason for which rendering failed.
          why: builds.problems().length > 0 ? builds.problems().join('\n\n') : await explain(thrown),
        }),
      ),
  };
}

/** Puts the hash of the builds into a page. The page compares it with the server's hash to notice that it is older than the last build. */
function addBuildHash(page: DevelopmentPage, hash: string): DevelopmentPage {
  return { ...page, html: page.html.replace('<head>', `<head>\n<meta name="development-builds" content="${hash}">`) };
}
