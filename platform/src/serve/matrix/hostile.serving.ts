import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './fixture.ts';
import type { Host } from './Host.ts';
import { type HostileRequest, hostileRequests, mark } from './hostileRequests.ts';
import { hosts } from './hosts.ts';
import { staticServer } from './staticServer.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.bucket.stop());

it('has some hundreds of requests, each once', () => {
  expect(new Set(hostileRequests.map((each) => JSON.stringify(each))).size).toBe(hostileRequests.length);
  expect(hostileRequests.length).toBeGreaterThanOrEqual(300);
});

/** What lies in a store, or beside a site, for those who serve it. */
const unshown = /composition\.json|log\/\d|(site|reach|described)\.json|_headers|_redirects/;

/** All hosts, and a folder that some other one serves. */
const allHosts = [
  ...hosts,
  ...(['joined', 'last'] as const).map((merging) => ({
    name: `static export, values ${merging}`,
    start: ({ store }: Fixture) => staticServer(store, merging),
  })),
];

/** What is wrong with the answer to a request: empty if nothing is. */
async function faultOf(host: Host, { target, method, headers }: HostileRequest): Promise<string> {
  const { status, headers: said, body } = await host.ask(target, headers, method);
  const faults = [
    ...(status >= 500 ? ['it failed'] : []),
    ...(method && status < 400 ? ['it took the method'] : []),
    ...(body.includes(mark) ? ['it says the request again'] : []),
    ...(body.includes('root:x:') ? ['it shows a file of the machine'] : []),
    ...(status < 300 && unshown.test(target) ? ['it shows what is for no visitor'] : []),
    ...(said['set-cookie'] !== undefined && !/^porohy-(preview|visitor)=/.test(`${said['set-cookie']}`)
      ? ['it sets a cookie']
      : []),
    // The way to a page's own address keeps its query, and nothing leads elsewhere.
    ...(said.location !== undefined && !/^(http:\/\/[^/]*)?\/(?![/\\])(?!.*\n)/.test(said.location)
      ? ['it leads elsewhere']
      : []),
    ...(status === 200 && said['x-content-type-options'] !== 'nosniff' ? ['it lacks nosniff'] : []),
    ...(status === 200 && /^text\/html/.test(said['content-type'] ?? '') && !said['content-security-policy']
      ? ['it lacks its policy']
      : []),
    ...Object.entries(said).flatMap(([name, value]) =>
      name !== 'location' && `${value}`.includes(mark) ? [`${name} says it again`] : [],
    ),
  ];
  return faults.length === 0
    ? ''
    : `${method ?? 'GET'} ${target.slice(0, 80)} ${JSON.stringify(headers ?? {}).slice(0, 80)}: ${status}, ${faults.join(', ')}`;
}

describe.each(allHosts)('$name', ({ start }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(fixture);
  });
  afterAll(() => host.stop());

  it('says nothing to hostile requests that it should not, and goes on answering', async () => {
    const faults: string[] = [];
    for (const request of hostileRequests)
      faults.push(await faultOf(host, request).catch((error) => `${JSON.stringify(request).slice(0, 120)}: ${error}`));
    expect(faults.filter((each) => each !== '').join('\n')).toBe('');
    expect((await host.ask('/')).status).toBe(200);
  });
});
