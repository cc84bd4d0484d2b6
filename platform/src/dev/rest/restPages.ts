import {
  addressOf,
  type Language,
  type PageSnapshot,
  readAddress,
  type Snapshot,
  type TableRoute,
} from 'shared/contract';
import type { DeployedAnswer, DeployedSite } from './DeployedSite.ts';
import { type LocalRemotes, localRemotes } from './localRemotes.ts';
import { withLocalPage } from './withLocalPage.ts';
import { withLocalRemotes } from './withLocalRemotes.ts';

/** The pages of a deployed site with some remotes of this machine, as their newest builds say them. */
export interface RestPages {
  readonly snapshot: () => Promise<Snapshot>;
  /**
   * What is answered at the address of a page: a local page within the deployed frame, or what the deployed site answers.
   * @throws SandboxFault with what a local page throws; BuildError and CompositionError of local remotes; what `DeployedSite.answer` throws
   */
  readonly page: (target: string) => Promise<DeployedAnswer>;
}

interface RestPagesOptions {
  readonly site: DeployedSite;
  readonly names: readonly string[];
  readonly outputOf: (name: string) => string;
}

/** Where a page stands that nobody has. */
const nowhere = '/nothing-is-here';

export function restPages({ site, names, outputOf }: RestPagesOptions): RestPages {
  /** What is shown, of the builds and the site as they are now. */
  async function shown(): Promise<{ local: LocalRemotes; snapshot: Snapshot; deployed: Snapshot }> {
    const deployed = await site.snapshot();
    const local = await localRemotes({ names, outputOf, values: await valuesOf(site) });
    return { local, deployed, snapshot: withLocalRemotes(deployed, local.snapshot, site.origin) };
  }

  async function page(target: string): Promise<DeployedAnswer> {
    const { pathname, search } = new URL(target, 'http://localhost');
    const clean = pathname.replace(/(?<=.)\/+$|\.html$/, '');
    const { path, language } = readAddress(clean);
    const { local, snapshot, deployed } = await shown();
    const route = local.snapshot.routes.find((each) => each.path === path);
    if (!route) {
      const to = local.redirect(path);
      if (typeof to === 'string') return leading(language, to, search);
      const had = deployed.routes.some((each) => each.path === path && names.includes(each.owner));
      // What a local remote does not have any more, the deployed one still has.
      return site.answer(had ? addressOf(nowhere, language) : target);
    }
    if (clean !== pathname) return leading(language, path, search);
    const [around, notFound, shownPage] = await Promise.all([
      frameFor(route, language, deployed),
      site.answer(addressOf(nowhere, language)),
      local.page(route, language, snapshot.routes),
    ]);
    const html = await withLocalPage(
      { html: around.answer.body.toString(), path: around.path, language, notFound: notFound.body.toString() },
      shownPage,
    );
    return { ...around.answer, body: Buffer.from(html) };
  }

  /** The deployed document in whose frame a page is shown: its own, or where the site has no such page a neighbour's. */
  async function frameFor({ path, owner }: TableRoute, language: Language, { routes }: Snapshot) {
    const paths = routes.map((each) => each.path);
    const neighbour = routes.find((each) => each.owner === owner)?.path ?? '/';
    const at = paths.includes(path) ? path : neighbour;
    return { path: at, answer: await site.answer(addressOf(at, language)) };
  }

  return { page, snapshot: async () => (await shown()).snapshot };
}

/** The values of the business in which a site differs from the defaults: its pages carry them. */
async function valuesOf(site: DeployedSite): Promise<PageSnapshot['site']> {
  const html = (await site.answer('/')).body.toString();
  const [, json = '{}'] = /<script type="application\/json" id="snapshot">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as Partial<PageSnapshot>).site ?? {};
}

const leading = (language: Language, path: string, search: string): DeployedAnswer => ({
  status: 308,
  headers: { location: addressOf(path, language) + search },
  body: Buffer.alloc(0),
});
