import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { closeServer, listen } from '../src/serve/node/listening.ts';
import { installPackages } from './installPackages.ts';

/** Debian's packages of Ceph's object gateway, an S3 server that supports conditional puts. */
const packages = ['ceph-common', 'ceph-mon', 'ceph-osd', 'radosgw'];
const program = promisify(execFile);
const isInstalled = () => existsSync('/usr/bin/radosgw') && existsSync('/usr/bin/ceph-osd');

/**
 * Sets up the suites of stores: starts an S3 server with one node and storage in memory, on loopback and free ports. Starts none if
 * STORES_PLACE names a bucket. Without a server, suites that need one are skipped.
 * @returns a function that stops the server
 * @throws Error if the server does not start
 */
export default async function startS3Server(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STORES_PLACE) {
    await makeBucket(process.env.STORES_PLACE);
    return undefined;
  }
  if (!isInstalled()) installPackages(packages);
  if (!isInstalled()) {
    const next = `On Debian, run apt-get install ${packages.join(' ')}. Or name a bucket: STORES_PLACE=s3://…`;
    console.log(`No S3 server: Ceph is not installed. ${next}`);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  const [first, second, gateway] = await findFreePorts(3);
  const conf = join(folder, 'ceph.conf');
  const keyring = join(folder, 'keyring');
  const map = join(folder, 'map');
  const monitor = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`;
  const fsid = crypto.randomUUID();
  const daemons = new Map<string, ReturnType<typeof spawn>>();
  const start = (name: string, ...words: string[]) =>
    daemons.set(name, spawn(name, ['-c', conf, '-f', ...words], { stdio: 'ignore' }));
  const stop = async () => {
    for (const daemon of daemons.values()) {
      if (daemon.exitCode !== null) continue;
      const ended = new Promise((resolve) => daemon.once('exit', resolve));
      daemon.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  /** Polls until a daemon is up. @throws Error if the daemon ended, or after 90 seconds */
  const until = async (name: string, isUp: () => Promise<boolean>) => {
    for (
      const end = Date.now() + 90_000;
      !(await isUp().catch(() => false));
      await new Promise((next) => setTimeout(next, 200))
    )
      if (daemons.get(name)?.exitCode !== null || Date.now() > end) throw new Error(`${name} of Ceph did not start.`);
  };
  try {
    for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name));
    await writeFile(conf, configuration(folder, fsid, monitor, gateway ?? 0));
    const all = ['mon', 'osd', 'mgr'].flatMap((each) => ['--cap', each, 'allow *']);
    for (const name of ['mon.', 'client.admin', 'client.rgw', 'osd.0'])
      await program('ceph-authtool', [keyring, ...(name === 'mon.' ? ['-C'] : []), '--gen-key', '-n', name, ...all]);
    await program('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', monitor, map]);
    await program('ceph-mon', ['-c', conf, '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring]);
    const ceph = (...words: string[]) => program('ceph', ['-c', conf, ...words], { timeout: 90_000 });
    start('ceph-mon', '-i', 'a');
    await until('ceph-mon', async () => (await ceph('mon', 'stat')).stdout !== '');
    const osd = crypto.randomUUID();
    await program('ceph-osd', ['-c', conf, '-i', '0', '--mkfs', '--osd-uuid', osd]);
    await ceph('osd', 'new', osd, '0');
    await ceph('osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=localhost');
    start('ceph-osd', '-i', '0');
    await until('ceph-osd', async () => /\b1 up\b/.test((await ceph('osd', 'stat')).stdout));
    start('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${gateway}`;
    await until('radosgw', async () => (await fetch(endpoint)).status > 0);
    const user = ['user', 'create', '--uid=test', '--display-name=test', '--access-key=test', '--secret=testtest'];
    await program('radosgw-admin', ['-c', conf, ...user]);
    Object.assign(process.env, {
      STORES_PLACE: 's3://porohy-stores',
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'testtest',
    });
    await makeBucket('s3://porohy-stores');
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

const makeBucket = (place: string) =>
  program(process.execPath, [join(import.meta.dirname, 'makeBucket.cli.ts'), place]);

const configuration = (folder: string, fsid: string, monitor: string, gateway: number): string => `[global]
fsid = ${fsid}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
public network = 127.0.0.1/32
run dir = ${folder}
admin socket = ${folder}/$name.asok
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail warn = 1
mon data avail crit = 1
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1
rgw data = ${folder}/rgw
rgw dns name = 127.0.0.1
rgw enable apis = s3
rgw run sync thread = false
`;

/** Finds free ports. Looks for all of them at once, so that they differ. */
async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map((server) => listen(server, 0, '127.0.0.1')));
  await Promise.all(servers.map(closeServer));
  return ports;
}
