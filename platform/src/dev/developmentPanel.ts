import { ExplainedError, isPagePath, readAddress } from 'shared/contract';
import { buildPanel } from '../panel/buildPanel.ts';
import type { Elsewhere, PanelFacts, Promotion } from '../panel/PanelFacts.ts';
import { budgetsIn } from '../release/gate/budgetsIn.ts';
import { requireLive } from '../release/live.ts';
import { panelFacts } from '../release/panel/panelFacts.ts';
import { between } from '../release/panel/whatChanges.ts';
import { promoteTogether } from '../release/promote.ts';
import { layeredStore } from '../store/layeredStore.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { isElsewhere } from './elsewhere.ts';
import { lentRelease } from './lentRelease.ts';
import type { NewestPages } from './newestPages.ts';
import { sharedScopes } from './sharedScopes.ts';
import { cookieOf, readShown, type Shown, shownIn } from './shownReleases.ts';

interface DevelopmentPanelOptions {
  readonly root: string;
  readonly store: ReleaseStore;
  readonly live: LogEntry;
  readonly pages: NewestPages;
  /** The packages that are built from source, by short name. */
  readonly fromSource: readonly string[];
  readonly outputOf: (name: string) => string;
}

/** What the development server answers for the composition panel. */
export interface PanelAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** The composition panel while developing: what it shows, and other releases in place of those that are shown. */
export interface DevelopmentPanel {
  /** The releases that a browser is shown in place of others. */
  shown(cookies: string | undefined): Promise<Shown>;
  /** The answer to a request below `/dev/`; undefined for what is not the panel's. What cannot be done is said in a sentence. */
  answer(address: URL, shown: Shown): Promise<PanelAnswer | undefined>;
}

export function developmentPanel({
  root,
  store,
  live,
  pages,
  fromSource,
  outputOf,
}: DevelopmentPanelOptions): DevelopmentPanel {
  const remotes = [...new Set([...Object.keys(live.composition.releases), ...fromSource])].filter(
    (name) => name !== 'shell',
  );

  async function facts({ releases, gone }: Shown): Promise<PanelFacts> {
    const { loaded, source, elsewhere } = await pages.loaded(releases);
    const isShown = (name: string) => releases.some((each) => each.name === name);
    const sources = {
      ...Object.fromEntries(fromSource.map((name) => [name, isShown(name) ? 'there' : 'shown'] as const)),
      ...Object.fromEntries(elsewhere.map(({ name, version }) => [name, version as Elsewhere] as const)),
    };
    const found = await panelFacts({ store, live, loaded, source, sources, budgets: await budgetsIn(root) });
    const folders = Object.keys(sources).map((name) => (name === 'shell' ? name : `mfe-${name}`));
    return { ...found, gone, sharedStyles: [...found.sharedStyles, ...(await sharedScopes(root, folders))] };
  }

  /** Promotes in memory, through all that stands before a real promotion. @throws what stands against it */
  async function promotion({ releases: shown }: Shown): Promise<Promotion> {
    const memory = layeredStore(store, {});
    const before = await requireLive(store);
    const releases = shown.filter(
      (each) => !isElsewhere(each) && before.composition.releases[each.name] !== each.version,
    );
    const { entry } = await promoteTogether({ store: memory, releases, budgets: await budgetsIn(root) });
    return between(memory, before, entry);
  }

  /** Shows other releases from now on. @throws what stands against it: then nothing changes */
  async function open(address: URL): Promise<PanelAnswer> {
    const shown = await readShown(store, address.searchParams.get('with') ?? '', remotes);
    await pages.loaded(shown);
    const at = address.searchParams.get('at') ?? '/';
    const location = isPagePath(readAddress(at).path) ? at : '/';
    return { status: 302, headers: { location, 'set-cookie': cookieOf(shown) }, body: '' };
  }

  /** A description or a file, for another development server. */
  async function lent(pathname: string): Promise<PanelAnswer | undefined> {
    const lending = fromSource.filter((name) => name !== 'shell');
    const body = await lentRelease(pathname, lending, outputOf);
    return body === undefined
      ? undefined
      : { status: 200, headers: { 'content-type': 'application/octet-stream' }, body };
  }

  async function answer(address: URL, shown: Shown): Promise<PanelAnswer | undefined> {
    switch (address.pathname) {
      case '/dev/panel.js':
        return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: await buildPanel() };
      case '/dev/panel.json':
        return json(await facts(shown));
      case '/dev/promotion.json':
        return json(await promotion(shown));
      case '/dev/open':
        return open(address);
      default:
        return lent(address.pathname);
    }
  }

  return {
    shown: (cookies) => shownIn(store, cookies, remotes),
    answer: (address, shown) =>
      answer(address, shown).catch((error: unknown) => {
        if (!(error instanceof ExplainedError)) throw error;
        return { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${error.message}\n` };
      }),
  };
}

const json = (data: unknown): PanelAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(data),
});
