import {
  CompositionError,
  formatAddress,
  getHashedFilesBase,
  htmlLang,
  type Language,
  languages,
} from 'shared/contract';
import type { LoadedComposition, LoadedShell } from '../load/loadedRelease.ts';
import { findReleasedFile } from './findReleasedFile.ts';

/**
 * Makes the web app manifests `app.json` and `en/app.json`.
 * @throws CompositionError if the shell's release lacks an icon that a manifest names
 */
export function createWebAppManifests({
  shell,
  site,
}: Pick<LoadedComposition, 'shell' | 'site'>): Record<string, string> {
  const { app, release } = shell;
  const icons = app.icons.map(({ file, side, masked }) => {
    const src = getHashedFilesBase(release.name) + file;
    if (!findReleasedFile([release], src))
      throw new CompositionError({
        fact: `The shell names the icon ${file}, but its release does not contain it.`,
        nextStep: 'Release the shell again.',
      });
    return { src, sizes: `${side}x${side}`, type: 'image/png', ...(masked && { purpose: 'maskable' }) };
  });
  const createAppManifest = (language: Language) => ({
    name: site.brand[language],
    lang: htmlLang[language],
    start_url: formatAddress('/', language),
    scope: '/',
    // Opens the installed app in a browser window, because the site needs back button and address bar.
    display: 'browser',
    theme_color: app.themeColor,
    background_color: app.backgroundColor,
    icons: [...icons, { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
  return Object.fromEntries(
    languages.map((language) => [
      formatAddress('/app.json', language).slice(1),
      `${JSON.stringify(createAppManifest(language))}\n`,
    ]),
  );
}

/**
 * Lists redirects from the addresses at which browsers and feed readers look for icons. Without a redirect, each request would get the
 * not-found page, which is fifty times as large.
 */
export function listIconAddresses({ app, release }: Pick<LoadedShell, 'app' | 'release'>): Record<string, string> {
  // Chooses the maskable icon for Apple's devices, because it fills its whole square. The devices round the corners themselves.
  const picture = app.icons.find(({ masked }) => masked);
  const touch = picture && getHashedFilesBase(release.name) + picture.file;
  return {
    '/favicon.ico': '/icon.svg',
    ...(touch && { '/apple-touch-icon.png': touch, '/apple-touch-icon-precomposed.png': touch }),
  };
}
