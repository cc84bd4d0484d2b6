import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import { createCallExpression, type Engine, startProgram } from './Engine.ts';

// The package's types declare a named export, but the module exports the class itself.
const Connection: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi');

const preferences = {
  'intl.accept_languages': 'uk-UA, uk',
  // Simulates a mouse: 6 = fine pointer (2) + hover (4). Otherwise media queries would tell pages that a headless window has no pointer.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Overlay scrollbars as on a phone, because classic ones would take width from a narrow window.
  'ui.useOverlayScrollbars': 1,
};

/**
 * Starts Firefox through its built-in WebDriver BiDi, because Debian has no geckodriver, and the npm packages download one.
 * @param listen runs in every document before all other scripts
 */
export async function startFirefox(program: string, listen: () => void): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map((each) => `user_pref(${JSON.stringify(each).slice(1, -1)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { match: address, end } = await startProgram(program, words, /BiDi listening on (ws:\S+)/);
  const connection = new Connection(`${address}/session`);
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's own results, each of another shape
  const send = async (method: string, params: object): Promise<any> => {
    const answer = (await connection.send({ method, params: { ...params } })) as { result?: object; message?: string };
    if (!answer.result) throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('script.addPreloadScript', { functionDeclaration: String(listen) });
  // Opens a second tab, because the first one never gets the focus and `:focus` would match nothing.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(run, ...words) {
      const how = { expression: createCallExpression(run, words), target: { context }, awaitPromise: false };
      const { result, exceptionDetails } = await send('script.evaluate', how);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    traverse: (delta) => send('browsingContext.traverseHistory', { context, delta }),
    async close() {
      await connection.close();
      await end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
