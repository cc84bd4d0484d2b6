import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { defaultLanguage, exposedChunk, type Release } from 'shared/contract';
import { openFolderStore, type ReleaseStore } from 'shared/release';
import type { InlineStyle } from '../document/htmlDocument.ts';
import { loadComposition } from './loadComposition.ts';
import { readReleaseFile } from './loadedRelease.ts';
import type { PageJob, RenderedPage, WorkerTask } from './prerenderPages.ts';
import { pageSnapshot, pinOf, scriptsOf } from './takeSnapshot.ts';

/** One rendering thread: loads the composition's releases and renders its share of the pages. */
const { storePlace, composition, jobs }: WorkerTask = workerData;
const store = openFolderStore(storePlace);
const loaded = await loadComposition(store, composition);
const styles = new Map<string, Promise<InlineStyle>>();

for (const job of jobs) parentPort?.postMessage(await render(job));

async function render(job: PageJob): Promise<RenderedPage> {
  try {
    return { outcome: 'page', job, html: await renderDocument(job) };
  } catch (error) {
    return { outcome: 'failure', job, reason: error instanceof Error ? error.message : String(error) };
  }
}

async function renderDocument({ path, language, notFound }: PageJob): Promise<string> {
  const { shell, remotes, snapshot, site } = loaded;
  const route = notFound ? undefined : snapshot.routes.find((each) => each.path === path);
  const owner = remotes.find(({ remote }) => remote.name === route?.owner);
  const sheets = [
    ...stylesOf(shell.release, ['main']),
    ...(owner && route ? stylesOf(owner.release, [exposedChunk, `page-${route.page}`]) : []),
  ];
  const meta = owner && (await owner.remote.pageMeta[language]())[path];
  const Page = owner && route && (await owner.remote.pages[route.page]?.());
  return shell.module.renderPage({
    path,
    language,
    site,
    routeTable: snapshot.routes,
    snapshot: pageSnapshot(snapshot, composition, route),
    styles: await Promise.all(sheets),
    scripts: scriptsOf(shell, owner, route, language),
    blockingScript:
      route?.detectsLanguage && language === defaultLanguage
        ? pinOf(shell.release, shell.release.chunks.detectLanguage?.js[0] ?? '')
        : undefined,
    page:
      owner && route && Page && meta
        ? {
            owner: owner.remote.name,
            version: owner.release.version,
            route: own(route),
            Page,
            messages: await owner.remote.locales[language](),
            meta,
          }
        : undefined,
  });
}

function own({ owner: _owner, title: _title, ...route }: (typeof loaded.snapshot.routes)[number]) {
  return route;
}

function stylesOf(release: Release, chunks: readonly string[]): Promise<InlineStyle>[] {
  return chunks.flatMap((chunk) => (release.chunks[chunk]?.css ?? []).map((file) => inlineStyle(store, release, file)));
}

function inlineStyle(from: ReleaseStore, release: Release, file: string): Promise<InlineStyle> {
  const key = `${release.name} ${release.version} ${file}`;
  const known = styles.get(key);
  if (known) return known;
  const reading = readReleaseFile(from, release, file).then((bytes) => {
    const css = bytes.toString('utf8').trim();
    if (/<\/style/i.test(css))
      throw new Error(`${key} holds "</style", which would end its element. Write it another way.`);
    return {
      file: file.replace(/^browser\//, ''),
      css,
      hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
    };
  });
  styles.set(key, reading);
  return reading;
}
