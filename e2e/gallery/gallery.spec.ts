import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findAccessibilityViolations } from '../findAccessibilityViolations.ts';
import { type ServedFolder, serveFolder } from '../serveFolder.ts';
import { skipOnDeployedSite } from '../site.ts';

skipOnDeployedSite('shows the gallery that this checkout has built');

const folder = join(import.meta.dirname, '../../shared/dist/gallery');
// Uses reduced motion, because parts below the fold are otherwise pale until they are scrolled into view.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface GalleryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly title: string; readonly name: string }>
  >;
}

const indexFile = join(folder, 'index.json');
const states = existsSync(indexFile)
  ? Object.values((JSON.parse(readFileSync(indexFile, 'utf8')) as GalleryIndex).entries).filter(
      ({ type }) => type === 'story',
    )
  : [];

let gallery: ServedFolder;

test.beforeAll(async () => {
  gallery = await serveFolder(folder);
});

test.afterAll(() => gallery.close());

/** By component without stories of its own: the component whose stories show it. */
const shownWith: Readonly<Record<string, string>> = {
  ButtonLink: 'Button',
  Fairway: 'PageBanner',
  Front: 'Passage',
  StoneInWater: 'Backdrop',
};

test('every importable component has states in the gallery (npm run gallery -- --build)', () => {
  const components = ['design', 'motion', 'carousel'].flatMap((entryPoint) => {
    const source = readFileSync(join(import.meta.dirname, `../../shared/src/${entryPoint}.ts`), 'utf8');
    return [...source.matchAll(/export \{([^}]*)\} from '[^']*\.tsx'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name)),
    );
  });
  expect(components.length).toBeGreaterThan(20);
  const shown = new Set(states.map(({ title }) => title));
  expect(components.filter((name) => !shown.has(shownWith[name] ?? name))).toEqual([]);
});

test("a state uses the site's fonts", async ({ page }) => {
  await page.goto(`${gallery.origin}/iframe.html?id=${states.find(({ title }) => title === 'PageBanner')?.id}`);
  const letters = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect.poll(letters).toContain('Piazzolla');
});

/** Combinations in which each width, language and surface occurs once. Ukrainian texts are longer, so the narrow viewport shows them. */
const looks = [
  [1440, 'en', 'light'],
  [390, 'ua', 'dark'],
] as const;

// Shows all stories of a combination in one document: a story then takes a fraction of a second instead of two seconds.
for (const [width, language, surface] of looks) {
  test(`all states are accessible and fit the viewport: ${width} px, ${language}, ${surface}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    // Opens the last story. The loop begins with the first, so each step of the loop changes the story.
    const last = states.at(-1);
    await page.goto(`${gallery.origin}/iframe.html?id=${last?.id}&globals=language:${language};surface:${surface}`);
    await expect(page.locator('#storybook-root > *').first()).toBeAttached();
    for (const { id, title, name } of states) {
      await page.evaluate(showState, id);
      const found = await findAccessibilityViolations(page, '#storybook-root');
      const outside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft({ found, outside: Math.max(0, outside) }, `${title}, ${name}`).toEqual({ found: [], outside: 0 });
    }
    expect(errors).toEqual([]);
  });
}

interface Channel {
  once(event: string, listener: () => void): void;
  emit(event: string, what: unknown): void;
}

/** Shows another story and waits until it is rendered. Runs in the gallery's page. */
function showState(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
  return new Promise((resolve) => {
    channel.once('storyRendered', resolve);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
