import { expect, it, vi } from 'vitest';
import { createNewestPages } from './newestPages.ts';

/** Returns fake builds: `begin` starts a run of the compilers, and `end` ends it. */
function fakeBuilds() {
  let ended = Promise.withResolvers<void>();
  let number = 0;
  return {
    begin: () => {
      ended = Promise.withResolvers<void>();
    },
    end: () => {
      number += 1;
      ended.resolve();
    },
    builds: () => ({
      waitUntilIdle: () => ended.promise,
      runCount: () => number,
      hash: () => `${number}`,
      problems: () => [] as string[],
    }),
  };
}

const page = (html: string) => ({ html: `<head>${html}`, found: true, deadLinks: [] });
const noSnapshot = () => Promise.reject(new Error('not asked'));

it('a request waits for a running build', async () => {
  const fake = fakeBuilds();
  const renderPage = vi.fn(async () => page('new'));
  const response = createNewestPages({ renderPage, snapshot: noSnapshot }, fake.builds(), async () => '').renderPage(
    '/',
  );
  await Promise.resolve();
  expect(renderPage).not.toHaveBeenCalled();
  fake.end();
  expect(await response).toMatchObject({
    html: '<head>\n<meta name="development-builds" content="1">new',
  });
});

it('a page or error rendered while a build ended is rendered again', async () => {
  const fake = fakeBuilds();
  fake.end();
  const outcomes = [
    () => Promise.reject(new Error('half written')),
    async () => page('of two builds'),
    async () => page('new'),
  ];
  const renderPage = async () => {
    if (outcomes.length > 1) {
      fake.begin();
      fake.end();
    }
    return (outcomes.shift() ?? noSnapshot)();
  };
  const explain = vi.fn(async () => '');
  expect(
    await createNewestPages({ renderPage, snapshot: noSnapshot }, fake.builds(), explain).renderPage('/'),
  ).toMatchObject({
    html: expect.stringMatching(/content="3">new$/),
  });
  expect(explain).not.toHaveBeenCalled();
});

it('the response explains build errors, or else the error of the page', async () => {
  const fake = fakeBuilds();
  fake.end();
  const site = { renderPage: () => Promise.reject(new Error('thrown')), snapshot: noSnapshot };
  const explain = async (thrown: unknown) => `explained: ${(thrown as Error).message}`;
  expect(await createNewestPages(site, fake.builds(), explain).renderPage('/')).toEqual({ why: 'explained: thrown' });
  const builds = { ...fake.builds(), problems: () => ['a.tsx:1\nno semicolon'] };
  expect(await createNewestPages(site, builds, explain).renderPage('/')).toEqual({ why: 'a.tsx:1\nno semicolon' });
});
