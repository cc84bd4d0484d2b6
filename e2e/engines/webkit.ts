import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/chrome.js';
import { Command } from 'selenium-webdriver/lib/command.js';
import { createCallExpression, type Engine, startProgram } from './Engine.ts';

/**
 * Starts WebKitGTK through WebDriver, on a virtual screen.
 * @param listen runs in each document after its load event, because the driver cannot run a script earlier
 */
export async function startWebKit(browser: string, listen: () => void): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  // Removes the browser's own space around the page. Otherwise its toolbar would set a minimum width of the window.
  const bare = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }';
  await mkdir(join(folder, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(folder, '.config/gtk-3.0/gtk.css'), bare);
  const words = ['-displayfd', '2', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = await startProgram('/usr/bin/Xvfb', words, /^(\d+)\n/m);
  const env = {
    ...process.env,
    DISPLAY: `:${screen.match}`,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // WebKit's sandbox needs user namespaces. In a container, WebKit runs as root and cannot create them.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  // Uses Selenium's service for Chrome, because it starts any driver that takes a port.
  const driver = new ServiceBuilder('/usr/bin/WebKitWebDriver').setLoopback(true).setEnvironment(env).build();
  const options = { binary: browser, args: ['--automation'] };
  const session = await new Builder()
    .usingServer(await driver.start())
    .disableEnvironmentOverrides()
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  const evaluate: Engine['evaluate'] = async (run, ...words) =>
    JSON.parse(await session.executeScript<string>(`return ${createCallExpression(run, words)}`));
  return {
    version: `WebKitGTK ${(await session.getCapabilities()).getBrowserVersion()}`,
    evaluate,
    async open(address) {
      await session.get(address);
      await evaluate(listen);
    },
    perform: (sources) => session.execute(new Command('actions').setParameter('actions', sources)),
    resize: (width, height) => resize(session, width, height),
    traverse: (steps) => (steps < 0 ? session.navigate().back() : session.navigate().forward()),
    async close() {
      await session.quit();
      await driver.kill();
      await screen.end();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Resizes the viewport: adds the fixed width of the borders to the window's size, and waits until the page reports the new size. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const inner = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const window = session.manage().window();
  const outer = await window.getRect();
  const [before, high] = await inner();
  if (before === width && high === height) return;
  await window.setRect({ x: 0, y: 0, width: outer.width + width - before, height: outer.height + height - high });
  await session.wait(async () => String(await inner()) === String([width, height]), 15_000, 'the window kept its size');
}
