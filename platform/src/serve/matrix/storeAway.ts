import { away, documentHeaders } from '../answer/policy.ts';
import type { Checks } from './Checks.ts';
import type { Host } from './Host.ts';
import { script } from './questions.ts';
import { until } from './until.ts';
import { workerHost } from './workerHost.ts';

interface Bucket {
  readonly url: string;
  away: boolean;
  open: boolean;
  reads: number;
}

/** What a Worker answers while its bucket cannot be read, and afterwards. */
export async function storeAway(checks: Checks, host: Host, bucket: Bucket): Promise<void> {
  const before = { home: await host.ask('/'), script: await host.ask(script) };
  const readsBefore = bucket.reads;
  for (let asked = 0; asked < 50; asked += 1) await host.ask('/');
  // What is live is looked for every two seconds, by one read; the rest is remembered.
  checks.same('fifty requests for a known page read little', bucket.reads - readsBefore <= 10, true);
  bucket.away = true;
  checks.same('a page that is remembered stands', (await host.ask('/')).body.equals(before.home.body), true);
  // Until the Worker has looked for what is live, and was not answered.
  const reads = bucket.reads;
  checks.same(
    'it looks, in vain',
    await until(async () => (await host.ask('/')).status === 200 && bucket.reads > reads),
    true,
  );
  checks.same('and the page stands still', (await host.ask('/')).body.equals(before.home.body), true);
  checks.same('a script that is remembered stands', (await host.ask(script)).body.equals(before.script.body), true);
  const cold = await workerHost(bucket.url);
  try {
    for (const [name, target, language] of [
      ['an unknown page', '/', 'uk'],
      ['an unknown English page', '/en/portfolio', 'en'],
    ] as const) {
      const { status, headers, body } = await cold.ask(target);
      const html = body.toString('utf8');
      checks.same(`${name}: the status`, status, 503);
      checks.same(`${name}: nobody keeps it`, headers['cache-control'], away['cache-control']);
      checks.same(`${name}: when to come again`, headers['retry-after'], away['retry-after']);
      checks.same(`${name}: both languages`, [/lang="uk"><h1>/.test(html), /lang="en"><h1>/.test(html)], [true, true]);
      checks.same(`${name}: the language of the address first`, /<html lang="(\w+)"/.exec(html)?.[1], language);
      checks.same(
        `${name}: no scripts of others`,
        headers['content-security-policy'],
        documentHeaders({ mapFrame: '', contactEndpoint: '' })['content-security-policy'],
      );
    }
    checks.same('HEAD is answered alike', (await cold.ask('/', {}, 'HEAD')).status, 503);
    bucket.away = false;
    checks.same('the store is back', await until(async () => (await cold.ask('/')).status === 200), true);
    checks.same('and so is the page', (await cold.ask('/')).body.equals(before.home.body), true);
  } finally {
    bucket.away = false;
    await cold.stop();
  }
  const wrong = await workerHost(bucket.url, 'another secret');
  checks.same('a key that the store refuses is no "not found"', (await wrong.ask('/nothing')).status, 503);
  await wrong.stop();
  const unsigned = await workerHost(bucket.url, '');
  checks.same('without a key a closed bucket is no "not found"', (await unsigned.ask('/nothing')).status, 503);
  bucket.open = true;
  checks.same('an open bucket needs no key', (await unsigned.ask('/nothing')).status, 404);
  bucket.open = false;
  await unsigned.stop();
}
