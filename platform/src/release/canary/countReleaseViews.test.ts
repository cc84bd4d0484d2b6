import { expect, it, onTestFinished, vi } from 'vitest';
import { countReleaseViews, parseReleaseViews } from './countViews.ts';

/** Returns an LCP histogram as Prometheus text: values below 500 ms, from 500 to 1000 ms, and above 1000 ms. */
const lcp = (below: number, between: number, above: number) =>
  [
    ['500', below],
    ['1000', below + between],
    ['+Inf', below + between + above],
  ]
    .map(
      ([le, count]) =>
        `porohy_vitals_lcp_milliseconds_bucket{le="${le}",remote="news",release="1.0.0",page="/",language="ua"} ${count}`,
    )
    .join('\n');

it.each([
  ['between two bounds by interpolation', lcp(2, 2, 0), 750],
  ['at a bound', lcp(3, 0, 1), 500],
  ['at the last bound for higher values', lcp(0, 0, 4), 1000],
])('the 75th percentile of vitals lies %s', (_, text, expected) => {
  expect(parseReleaseViews([text])[0]?.vitals).toEqual({ lcp: expected });
});

it('the figures of a release are summed over servers and pages', () => {
  const text = `# TYPE porohy_release_views_total counter
porohy_release_views_total{remote="news",release="1.0.0"} 3
porohy_release_views_total{remote="news",release="1.1.0"} 5
porohy_page_failures_total{remote="news",release="1.0.0",kind="error"} 1
${lcp(1, 0, 0)}
${lcp(0, 1, 0).replaceAll('page="/"', 'page="/news"')}
`;
  const vitals = { lcp: 750 };
  expect(parseReleaseViews([text, text])).toEqual([
    { name: 'news', version: '1.0.0', views: 6, failures: { error: 2 }, vitals },
    { name: 'news', version: '1.1.0', views: 10, failures: {}, vitals: {} },
  ]);
  expect(parseReleaseViews([''])).toEqual([]);
});

it('a server that is named twice is counted once', async () => {
  const text = '\nporohy_live_entry 1\nporohy_release_views_total{remote="news",release="1.0.0"} 3\n';
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async () => new Response(text));
  const [release] = await countReleaseViews(['http://server:9464', 'http://server:9464/']);
  expect(release?.views).toBe(3);
});
