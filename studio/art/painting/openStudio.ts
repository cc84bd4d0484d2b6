import { type Browser, chromium } from '@playwright/test';
import { InvalidInputError } from 'shared/contract';
import { browserArguments, findBrowser } from '../../src/browser.ts';
import { fontPath, type Typefaces } from './loadTypefaces.ts';
import type { Scene } from './Scene.ts';
import { createSceneDocument } from './sceneDocument.ts';

/** A browser that paints scenes in given typefaces. The caller must close it. */
export interface Studio {
  /** Paints a scene as a PNG. @throws InvalidInputError if texts with `data-apart` touch each other or leave the picture */
  paint(scene: Scene): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts a browser for painting. @throws NotFoundError if there is none */
export async function openStudio(faces: Typefaces): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Makes colours independent of the machine's screen.
    args: [...browserArguments, '--force-color-profile=srgb', '--hide-scrollbars'],
  });
  return { paint: (scene) => paint(browser, scene, faces), close: () => browser.close() };
}

/** Address of the scenes. It needs no DNS: Playwright answers all requests for scenes and fonts. */
const studio = 'http://studio.invalid';

async function paint(browser: Browser, scene: Scene, faces: Typefaces): Promise<Buffer> {
  const { width, height, scale } = scene;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: createSceneDocument(scene, faces) });
      if (pathname.startsWith(fontPath))
        return route.fulfill({ contentType: 'font/woff2', body: faces.file(pathname), headers: cors });
      return route.abort();
    });
    await page.goto(`${studio}/`);
    await page.evaluate(() => document.fonts.ready);
    const touching = await page.evaluate(touchingWords);
    if (touching) throw new InvalidInputError({ fact: touching });
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Runs in the scene's page. Returns a description of the first text with `data-apart` that is too close to another or to the edge. */
function touchingWords(): string | undefined {
  const least = 24;
  const words = [...document.querySelectorAll<HTMLElement>('[data-apart]')];
  for (const [index, word] of words.entries()) {
    const { left, top, right, bottom } = word.getBoundingClientRect();
    const name = `"${word.textContent}"`;
    if (left < least || top < least || right > innerWidth - least || bottom > innerHeight - least)
      return `${name} does not fit into the picture. Make it smaller or shorter.`;
    for (const other of words.slice(index + 1)) {
      const box = other.getBoundingClientRect();
      const apart =
        box.left >= right + least ||
        box.right <= left - least ||
        box.top >= bottom + least ||
        box.bottom <= top - least;
      if (!apart) return `${name} and "${other.textContent}" touch. Make one of them smaller or shorter.`;
    }
  }
  return undefined;
}

// Allows fonts in a scene inside another scene (the screen of a painted device), because an iframe has a different origin.
const cors = { 'access-control-allow-origin': '*' };
