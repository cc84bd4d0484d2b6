import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { browserArguments, findBrowser } from '../browser.ts';

/** A browser that is driven by its port, started without what Playwright adds: that would switch off what is measured. */
export interface DrivenBrowser {
  readonly port: number;
  stop(): Promise<void>;
}

/** @throws NotFoundError if there is no browser; Error if it ends before it listens */
export async function startBrowser(): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const words = [
    ...browserArguments,
    '--headless=new',
    '--accept-lang=uk-UA,uk',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(findBrowser(), [...words, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => browser.on('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(browser.stderr).on('line', (line) => {
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`The browser ended with ${browser.exitCode} before it could be driven.`)));
  });
  return {
    port,
    stop: async () => {
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
