import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run } from './steps.ts';

/** A running S3 server, and the variables by which its store is opened. */
export interface S3Server {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const packages = ['ceph-common', 'ceph-mon', 'ceph-osd', 'radosgw'];

/** How long, in milliseconds, each part of the server may take to come up on a loaded machine. */
const startTime = 90_000;

/**
 * What the suites need, or the reason why this machine cannot have it. Debian's packages are installed where that is allowed.
 */
export async function haveCeph(): Promise<'ready' | string> {
  if (programs.every(isInstalled)) return 'ready';
  const isDebian =
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian) return 'Ceph is not installed, and this is no Debian whose packages could be';
  if (process.getuid?.() !== 0) return `Ceph is not installed, and only root may install ${packages.join(', ')}`;
  console.log(`Installing ${packages.join(', ')} …`);
  await run('apt-get', ['-qq', 'update']);
  const code = await run('env', [
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-y',
    // Steps beside this one install what they need, too: one waits for the other.
    '-o',
    'DPkg::Lock::Timeout=300',
    'install',
    '--no-install-recommends',
    ...packages,
  ]);
  return code === 0 && programs.every(isInstalled)
    ? 'ready'
    : 'the packages of Ceph could not be installed; the lines above say why';
}

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));

/**
 * Ceph's object gateway as one node: one monitor, one store in memory, on loopback and free ports, its files in a temporary folder.
 * It is thrown away when it stops.
 */
export async function startCeph(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  const conf = join(folder, 'ceph.conf');
  const keyring = join(folder, 'keyring');
  const [first, second, gateway] = await freePorts(3);
  const monitor = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`;
  const fsid = crypto.randomUUID();
  const command = (program: string, ...words: string[]) => promisify(execFile)(program, words, { timeout: startTime });
  const ceph = (...words: string[]) => command('ceph', '-c', conf, ...words);
  const daemons: ReturnType<typeof spawn>[] = [];
  let ended: string | undefined;
  const daemon = (program: string, ...words: string[]) => {
    // In the foreground: it is this process's child, and ends with it.
    const child = spawn(program, ['-c', conf, '-f', ...words], { stdio: 'ignore' });
    child.on('error', (error) => {
      ended = `${program}: ${error.message}`;
    });
    child.on('exit', (code, signal) => {
      ended ??= `${program} ended with ${code ?? signal}; its log lies in ${folder}`;
    });
    daemons.push(child);
  };
  const stop = async () => {
    await Promise.all(
      daemons.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = new Promise((resolve) => child.once('exit', resolve));
        // What it holds is in memory and wanted by nobody.
        child.kill('SIGKILL');
        await gone;
      }),
    );
    await rm(folder, { recursive: true, force: true });
  };
  const until = async (what: string, holds: () => Promise<boolean>) => {
    const end = Date.now() + startTime;
    while (!(await holds().catch(() => false))) {
      if (ended) throw new Error(`Ceph could not be started: ${ended}.`);
      if (Date.now() > end)
        throw new Error(`Ceph could not be started: ${what} did not come within ${startTime / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };

  try {
    for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name));
    await writeFile(conf, configuration({ folder, keyring, fsid, monitor, gateway: gateway ?? 0 }));
    await command('ceph-authtool', '-C', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
    for (const name of ['client.admin', 'client.rgw', 'osd.0'])
      await command(
        'ceph-authtool',
        keyring,
        '--gen-key',
        '-n',
        name,
        ...['mon', 'osd', 'mgr'].flatMap((each) => ['--cap', each, 'allow *']),
      );
    const map = join(folder, 'monmap');
    await command('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', monitor, map, '--clobber');
    await command('ceph-mon', '-c', conf, '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring);
    daemon('ceph-mon', '-i', 'a');
    await until('the monitor', () => ceph('mon', 'stat').then(() => true));
    const osd = crypto.randomUUID();
    await command('ceph-osd', '-c', conf, '-i', '0', '--mkfs', '--osd-uuid', osd);
    await ceph('osd', 'new', osd, '0');
    await ceph('osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=localhost');
    daemon('ceph-osd', '-i', '0');
    await until('the object store', async () => /\b1 up\b/.test((await ceph('osd', 'stat')).stdout));
    daemon('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${gateway}`;
    await until('the gateway', async () => (await fetch(endpoint)).status > 0);
    await command(
      'radosgw-admin',
      '-c',
      conf,
      'user',
      'create',
      '--uid=test',
      '--display-name=test',
      '--access-key=test',
      '--secret=testtest',
    );
    return {
      env: { AWS_ENDPOINT_URL_S3: endpoint, AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'testtest' },
      stop,
    };
  } catch (error) {
    await printLogs(folder);
    await stop();
    throw error;
  }
}

async function printLogs(folder: string): Promise<void> {
  for (const name of ['mon.a', 'osd.0', 'client.rgw']) {
    const text = await readFile(join(folder, `${name}.log`), 'utf8').catch(() => '');
    if (text) console.error(`The end of ${name}.log:\n${text.trim().split('\n').slice(-8).join('\n')}`);
  }
}

interface Places {
  readonly folder: string;
  readonly keyring: string;
  readonly fsid: string;
  readonly monitor: string;
  readonly gateway: number;
}

const configuration = ({ folder, keyring, fsid, monitor, gateway }: Places): string => `[global]
fsid = ${fsid}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
public network = 127.0.0.1/32
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
mon data avail warn = 1
mon data avail crit = 1
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
keyring = ${keyring}
osd objectstore = memstore
memstore device bytes = 2147483648
[client.admin]
keyring = ${keyring}
[client.rgw]
keyring = ${keyring}
rgw frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1
rgw data = ${folder}/rgw
rgw dns name = 127.0.0.1
rgw enable apis = s3
rgw run sync thread = false
rgw thread pool size = 64
rgw enable usage log = false
rgw gc max objs = 8
rgw lc max objs = 8
rgw reshard num logs = 1
rgw data log num shards = 2
rgw usage max shards = 2
`;

/** Ports that nobody listens on; taken together, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.once('listening', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
