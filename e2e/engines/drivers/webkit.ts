import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key as Code, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../bench/serveLive.ts';
import { until } from '../../serveStore.ts';
import type { Driver, Key } from './Driver.ts';
import { findWebKit, type WebKit } from './find.ts';

const codes: Readonly<Record<Key, string>> = {
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  Tab: Code.TAB,
  ArrowRight: Code.ARROW_RIGHT,
  Shift: Code.SHIFT,
};

/**
 * WebKitGTK over WebDriver, on a screen of its own.
 * @throws NotFoundError if there is none
 */
export async function webkit(): Promise<Driver> {
  const programs = findWebKit();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await wearNothing(folder);
  const { screen, display } = await startScreen(programs);
  const port = await freePort();
  const program = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_RUNTIME_DIR: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      // Containers run as root and may make no namespaces.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok ?? false);
  const session = await new Builder()
    .usingServer(url)
    .disableEnvironmentOverrides()
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      }),
    )
    .build();
  return driverOf(session, async () => {
    await session.quit();
    for (const each of [program, screen]) await end(each);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

async function driverOf(session: WebDriver, close: () => Promise<void>): Promise<Driver> {
  const capabilities = await session.getCapabilities();
  const refused = askedAgain();
  const act = () => session.actions({ async: true });
  const evaluate: Driver['evaluate'] = (run, ...words) => session.executeScript(run, ...words);
  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    cannot: ['What a page says in its console before it has loaded is not told by its driver.'],
    goto: async (url) => {
      await session.get(url);
      await evaluate(listen);
    },
    evaluate,
    resize: (width, height) => resize(session, width, height),
    pointAt: (x, y) =>
      act()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .perform(),
    click: (x, y) =>
      act()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .press()
        .release()
        .perform(),
    key: (key) => act().keyDown(codes[key]).keyUp(codes[key]).perform(),
    type: (text) => act().sendKeys(text).perform(),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    complaints: async () => {
      const { said, asked } = await evaluate(told);
      return [...said, ...(await refused(asked))];
    },
    close,
  };
}

/** Nothing round the page but the page: else the window stops at the width of its toolbar. */
async function wearNothing(folder: string): Promise<void> {
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }',
  );
}

/** A screen that no other has: the server of it says which number was free. */
function startScreen({ screen: program }: WebKit): Promise<{ screen: ChildProcess; display: number }> {
  return new Promise((resolve, reject) => {
    const words = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const screen = spawn(program, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    screen.on('error', reject);
    screen.on('exit', (code) => reject(new Error(`The screen for WebKit ended with ${code} before it was there.`)));
    screen.stdio[3]?.on('data', (said) => resolve({ screen, display: Number(String(said).trim()) }));
  });
}

/** What the window has round the page is known only beside what the page says: it is the same at every size. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const inner = () => session.executeScript<[number, number]>(() => [innerWidth, innerHeight]);
  const [innerWidth, innerHeight] = await inner();
  if (innerWidth === width && innerHeight === height) return;
  const window = session.manage().window();
  const outer = await window.getRect();
  await window.setRect({
    x: 0,
    y: 0,
    width: width + outer.width - innerWidth,
    height: height + outer.height - innerHeight,
  });
  const end = performance.now() + 15_000;
  let now: readonly [number, number] = [0, 0];
  await until(async () => {
    now = await inner();
    if (performance.now() > end)
      throw new Error(`The window of WebKit did not become ${width} × ${height}, but ${now.join(' × ')}.`);
    return now[0] === width && now[1] === height;
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.removeAllListeners('exit');
    child.on('exit', () => resolve());
    child.kill();
  });
}

/** Has a page keep what it says, as an automated WebKit tells nobody. Runs in the browser, when the document has loaded. */
function listen(): void {
  const said: string[] = [];
  Object.assign(globalThis, { complaints: said });
  addEventListener(
    'error',
    ({ message, target }) =>
      said.push(message ? `uncaught: ${message}` : `not loaded: ${(target as HTMLImageElement | null)?.src}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit's own transition between two documents, which no script has asked for, is cut short by who goes on before its end.
    if (!/AbortError: .*view transition/.test(String(reason))) said.push(`uncaught: ${reason}`);
  });
  // Also what was refused before now.
  const observe = new ReportingObserver(
    (reports) => said.push(...reports.map(({ type, body }) => `refused, ${type}: ${JSON.stringify(body)}`)),
    { types: ['csp-violation', 'integrity-violation'], buffered: true },
  );
  observe.observe();
  const { error } = console;
  console.error = (...words: unknown[]) => {
    said.push(`console: ${words.join(' ')}`);
    error(...words);
  };
}

/** Runs in the browser. */
function told(): { said: string[]; asked: string[] } {
  const { complaints = [] } = globalThis as { complaints?: string[] };
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  performance.clearResourceTimings();
  return { said: complaints.splice(0), asked };
}

/** What was asked for and is answered with 4xx or 5xx. WebKit does not tell a page how an answer went: each address is asked for once more. */
function askedAgain(): (addresses: readonly string[]) => Promise<string[]> {
  const statuses = new Map<string, Promise<number>>();
  return async (addresses) => {
    const files = [...new Set(addresses.filter((each) => each.startsWith('http')))];
    for (const file of files)
      if (!statuses.has(file))
        statuses.set(
          file,
          fetch(file, { method: 'HEAD' }).then(
            ({ status }) => status,
            () => 0,
          ),
        );
    const answers = await Promise.all(files.map(async (file) => ({ file, status: (await statuses.get(file)) ?? 0 })));
    return answers.filter(({ status }) => status >= 400).map(({ file, status }) => `${status}: ${file}`);
  };
}
