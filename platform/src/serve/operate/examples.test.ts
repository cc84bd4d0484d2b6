import { existsSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareStoreBefore } from '../../../test/changes.ts';
import { type RunningSite, serveSite } from '../serveSite.ts';
import { openAccessLog } from './accessLog.ts';

/** Tests that the files of docs/examples use existing metrics, labels and log fields. */

const root = join(import.meta.dirname, '../../../..');
const textOf = (file: string) => readFile(join(root, file), 'utf8');
const example = (name: string) => textOf(`docs/examples/${name}`);

describe('the example alerts', () => {
  interface Alarm {
    readonly alert: string;
    readonly expr: string;
  }
  let alarms: readonly Alarm[];
  let site: RunningSite;
  /** By metric: its labels, each with its values, as the server shows them after a view, a failure and a report of vitals. */
  let exposed: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

  beforeAll(async () => {
    alarms = parse(await example('alarms.yml')).groups.flatMap(({ rules }: { rules: Alarm[] }) => rules);
    const store = await prepareStoreBefore('rollback');
    const accessLog = join(await mkdtemp(join(tmpdir(), 'log-')), 'access.log');
    const watched = { reports: { sample: 1 }, operations: { port: 0 }, accessLog };
    site = await serveSite({ store, port: 0, watched });
    const response = await fetch(`${site.url}/news`);
    const view = /"(.*)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
    for (const said of [
      { kind: 'module', message: '', script: '/r/news/js/page.js', page: '/news' },
      { kind: 'vitals', page: '/news', lcp: 1, inp: 1, cls: 0 },
    ])
      await fetch(`${site.url}/report`, { method: 'POST', body: JSON.stringify({ ...said, view }) });
    exposed = metricsIn(await (await fetch(`${site.operationsUrl}/metrics`)).text());
  });
  afterAll(() => site.close());

  it('docs/operate.md explains the example alerts in their order', async () => {
    const explained = [...(await textOf('docs/operate.md')).matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name]) => name);
    expect(alarms.map(({ alert }) => alert)).toEqual(explained);
    expect(alarms.length).toBeGreaterThan(5);
  });

  it('the example alerts use existing metrics, labels and values', () => {
    expect(alarms.flatMap(({ alert, expr }) => faultsIn(expr, exposed).map((fault) => `${alert}: ${fault}`))).toEqual(
      [],
    );
  });

  it('the queries in docs/operate.md use existing metrics, labels and values', async () => {
    const guide = await textOf('docs/operate.md');
    const expressions = [...guide.matchAll(/^```promql\n(.*?)\n```$/gms)].map(([, block = '']) => block);
    expect(expressions).toContain('changes(porohy_live_entry[5m]) > 0');
    expect(expressions.flatMap((expr) => faultsIn(expr, exposed))).toEqual([]);
  });

  it.each([
    ['rate(porohy_request_total[5m]) > 0', 'there is no porohy_request_total'],
    ['porohy_requests_total{code="500"}', 'porohy_requests_total has no label code'],
    ['porohy_page_failures_total{kind="script"}', 'kind of porohy_page_failures_total is never script'],
    ['sum by (shard) (porohy_ready)', 'nothing has the label shard'],
  ])('a wrong expression is detected: %s', (expr, fault) => expect(faultsIn(expr, exposed)).toEqual([fault]));

  it('docs/operate.md lists every metric that the server exposes', async () => {
    const listed = [...(await textOf('docs/operate.md')).matchAll(/`(porohy_\w+)(?:\{([\w,]+)\})?`/g)];
    const names = new Set(listed.map(([, name = '']) => name));
    const own = [...exposed.keys()].filter((name) => /^porohy_/.test(name) && !/_(bucket|sum|count)$/.test(name));
    expect([...names].filter((name) => !exposed.has(name))).toEqual([]);
    expect(own.filter((name) => !names.has(name))).toEqual([]);
    for (const [, name = '', labels] of listed)
      if (labels) expect([name, [...(exposed.get(name)?.keys() ?? [])]]).toEqual([name, labels.split(',')]);
  });

  it('prometheus.yml scrapes the job of the example alerts at the server’s address', async () => {
    const { rule_files, scrape_configs } = parse(await example('prometheus.yml'));
    expect(rule_files.map((file: string) => existsSync(join(root, 'docs/examples', file)))).toEqual([true]);
    expect(scrape_configs).toEqual([{ job_name: 'porohy', static_configs: [{ targets: ['127.0.0.1:9464'] }] }]);
    expect(alarms[0]?.expr).toContain('{job="porohy"}');
  });
});

describe('the access log', () => {
  it('docs/operate.md names exactly the fields of the access log', async () => {
    const guide = await textOf('docs/operate.md');
    const [, listed = ''] = /^A line for each request: (.*?)\. A line with/ms.exec(guide) ?? [];
    const [, query = ''] = /^jq -r '(.*)'/m.exec(guide) ?? [];
    const named = [...listed.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const asked = [...query.matchAll(/\.(\w+)/g)].map(([, name = '']) => name);
    const place = join(await mkdtemp(join(tmpdir(), 'log-')), 'access.log');
    const log = openAccessLog(place, (error) => expect(error).toBeUndefined());
    const seen = { entry: 1, arm: 'live', view: 'v' } as const;
    log.request(
      { method: 'GET', target: '/', secure: false, header: () => 'a' },
      { status: 200, headers: {}, seen },
      0,
    );
    await log.close();
    const { level, ...line } = JSON.parse(await readFile(place, 'utf8'));
    expect(named.toSorted()).toEqual(Object.keys(line).toSorted());
    expect([asked.length > 3, asked.filter((name) => !named.includes(name))]).toEqual([true, []]);
  });
});

/** Parses the text format of Prometheus. Returns labels and values by metric; each part of a histogram is a metric, too. */
function metricsIn(text: string): Map<string, Map<string, Set<string>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  const of = (name: string) => found.get(name) ?? found.set(name, new Map()).get(name) ?? new Map();
  for (const line of text.split('\n')) {
    const [, declared, kind] = /^# TYPE (\S+) (\w+)/.exec(line) ?? [];
    if (declared) of(declared);
    if (declared && kind === 'histogram') for (const part of ['bucket', 'sum', 'count']) of(`${declared}_${part}`);
    const [, name, labels = ''] = /^([a-z]\w*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!name) continue;
    const known = of(name);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
      known.set(label, (known.get(label) ?? new Set<string>()).add(value));
  }
  return found;
}

/** Lists the metrics, labels and values of an expression that the server does not have. Any value of a status is accepted. */
function faultsIn(expr: string, exposed: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>): string[] {
  const faults: string[] = [];
  const asked: string[] = [];
  for (const [, name = '', matchers = ''] of expr.matchAll(/\b((?:porohy|process|nodejs)_\w+)(?:\{(.*?)\})?/g)) {
    const labels = exposed.get(name);
    asked.push(...(labels?.keys() ?? []));
    if (!labels) faults.push(`there is no ${name}`);
    for (const [, label = '', value = ''] of labels ? matchers.matchAll(/(\w+)=~?"(.*?)"/g) : []) {
      const values = labels?.get(label);
      if (!values) faults.push(`${name} has no label ${label}`);
      else if (label !== 'status')
        for (const each of value.split('|')) if (!values.has(each)) faults.push(`${label} of ${name} is never ${each}`);
    }
  }
  // Ignores `instance`, because Prometheus adds that label itself.
  for (const [, by = ''] of expr.matchAll(/\b(?:by|on) \((.*?)\)/g))
    for (const label of by.split(', '))
      if (label !== 'instance' && !asked.includes(label)) faults.push(`nothing has the label ${label}`);
  return faults;
}
