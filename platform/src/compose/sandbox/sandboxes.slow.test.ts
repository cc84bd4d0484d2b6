import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../../test/fakeReleases.ts';
import { findReleasedContent } from '../../../test/writeReleased.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { packContent, readStoredContent } from '../../store/content/packContent.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getContentKey, listContent } from '../../store/protocol/content.ts';
import { addSeal } from '../../store/protocol/storedRelease.ts';
import { loadComposition } from '../load/loadComposition.ts';
import { createStoreSource } from '../load/loadedRelease.ts';
import { createPageRenderer, listPageJobs } from '../pages/pageRenderer.ts';
import { evaluationTimeLimit } from './sandboxes.ts';

let store: ReleaseStore;

beforeEach(async () => {
  store = await storeWithShell();
});

async function rendered(remotes: readonly string[], timeLimit?: number) {
  const source = createStoreSource(store);
  const releases = Object.fromEntries(['shell', ...remotes].map((name) => [name, '1.0.0']));
  const loaded = await loadComposition(source, { releases, site: {} });
  const jobs = listPageJobs(loaded.snapshot.routes.map(({ path }) => path as `/${string}`));
  const render = createPageRenderer(source, loaded, timeLimit);
  return Promise.all(
    jobs.map((job) =>
      render(job).then(
        ({ html }) => ({ outcome: 'page' as const, job, html }),
        (error) => ({ outcome: 'failure' as const, job, reason: getErrorMessage(error) }),
      ),
    ),
  );
}

const documents = (pages: Awaited<ReturnType<typeof rendered>>, path: string) =>
  pages.flatMap((page) => (page.outcome === 'page' && page.job.path === path ? [page.html] : []));

it('a remote that modifies shared objects does not change other remotes’ pages', async () => {
  await releaseRemote(store, 'home', {
    routes: ['/'],
    page: 'return "<h1>" + [1, 2].map(String).join() + Object.keys(require("react")) + "</h1>"',
  });
  const alone = documents(await rendered(['home']), '/');
  await releaseRemote(store, 'hostile', {
    routes: ['/hostile'],
    page: 'Array.prototype.map = () => ["spoilt"]; Object.prototype.messages = "spoilt"; require("react").x = 1; JSON.parse = null; return [1].map(String).join()',
  });
  const beside = await rendered(['hostile', 'home']);
  expect(documents(beside, '/hostile')[0]).toContain('spoilt');
  expect(documents(beside, '/')).toEqual(alone);
  expect(alone).toHaveLength(2);
});

it('only known fields of a remote’s description are accepted', async () => {
  const source = createStoreSource(store);
  const says = async (name: string, more: string) => {
    await releaseRemote(store, name, { routes: [`/${name}`], page: `return ""; } }, ${more}, more: { P: () => {` });
    const { remotes } = await loadComposition(source, { releases: { shell: '1.0.0', [name]: '1.0.0' }, site: {} });
    return remotes[0];
  };
  expect((await says('plain', 'x: 1'))?.redirects).toEqual({});
  const moved = await says('moved', "redirects: { '/old': '/moved', '/gone': null }");
  expect(moved?.redirects).toEqual({ '/old': '/moved', '/gone': null });
  expect(moved?.titles.en).toEqual({ '/moved': '/moved Porohy' });
  await expect(says('odd', "get routes() { return [{ path: '/a', page: 'P', evil: 1 }] }")).rejects.toThrow(
    /^odd 1\.0\.0 cannot be evaluated: its description is invalid: routes\.0\.evil/,
  );
});

it('a remote with an endless loop on every page costs only two time limits', async () => {
  const routes = ['/a', '/b', '/c', '/d', '/e'];
  await releaseRemote(store, 'looping', { routes, page: 'for (;;);' });
  await releaseRemote(store, 'home', { routes: ['/'] });
  const pages = await rendered(['looping', 'home'], 1_000);
  const reasons = pages.flatMap((page) => (page.outcome === 'failure' ? [page.reason] : []));
  expect(reasons.filter((reason) => /^it was not rendered within 1 s\./.test(reason))).toHaveLength(2);
  expect(
    reasons.filter((reason) => /^it was not rendered: 2 earlier requests to looping 1\.0\.0/.test(reason)),
  ).toHaveLength(8);
  expect(documents(pages, '/')).toHaveLength(2);
  // The release gate composes twice: with the live shell, and with the shell of a rollback. Both must take less than a minute together.
  const pageTimeLimit = 10_000;
  expect(2 * pageTimeLimit + 3 * evaluationTimeLimit).toBeLessThan(60_000);
});

it('a shell that loops on every page costs about four time limits', async () => {
  const file = join(store.place, 'shell/1.0.0/release.json');
  const build = await readStoredContent(store, await findReleasedContent(store, 'shell', '1.0.0', 'node/main.cjs'));
  const looping = `${build}`.replace(
    'exports.renderPage = async',
    'exports.renderPage = () => { for (;;); }; exports.before = async',
  );
  const description = JSON.parse(await readFile(file, 'utf8'));
  const { content, stored } = await packContent('node/main.cjs', Buffer.from(looping));
  Object.assign(description.files, listContent('node/main.cjs', content));
  await store.create(getContentKey(content), stored);
  await writeFile(file, JSON.stringify(await addSeal(description)));
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names) await releaseRemote(store, name, { routes: [`/${name}`, `/${name}/more`] });
  const reasons = (await rendered(names, 1_000)).map((page) => (page.outcome === 'failure' ? page.reason : 'rendered'));
  const lost = reasons.filter((reason) => /^it was not rendered within/.test(reason)).length;
  expect(lost).toBeGreaterThanOrEqual(4);
  // Four processes are lost; up to two more pages were rendering at that moment.
  expect(lost).toBeLessThanOrEqual(6);
  expect(reasons).toHaveLength(22);
  expect(reasons).not.toContain('rendered');
});
