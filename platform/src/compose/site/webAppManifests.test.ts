import type { Release } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import { describe, expect, it } from 'vitest';
import type { LoadedShell } from '../load/loadedRelease.ts';
import { createWebAppManifests, listIconAddresses } from './webAppManifests.ts';

const icon = 'assets/icon-192.1a2b3c4d.png';
const release = { name: 'shell', version: '1.0.0', files: { [`browser/${icon}`]: 'sha256-i' } } as unknown as Release;
const app = { themeColor: '#06171b', backgroundColor: '#eff1eb', icons: [{ file: icon, side: 192 }] };
const site = { brand: { ua: 'Течія', en: 'Current' } } as Site;
const shell = (said: Pick<LoadedShell, 'app'>) => ({ release, iconSvg: '', ...said }) as LoadedShell;

describe('the web app manifests', () => {
  it('each language has a web app manifest with the brand’s name and the release’s icons', () => {
    const files = createWebAppManifests({ shell: shell({ app }), site });
    expect(Object.keys(files)).toEqual(['app.json', 'en/app.json']);
    expect(JSON.parse(files['app.json'] ?? '')).toMatchObject({ name: 'Течія', lang: 'uk', start_url: '/' });
    expect(JSON.parse(files['en/app.json'] ?? '')).toMatchObject({
      name: 'Current',
      lang: 'en',
      start_url: '/en',
      icons: [{ src: `/r/shell/${icon}`, sizes: '192x192', type: 'image/png' }, { src: '/icon.svg' }],
    });
  });

  it('a web app manifest with an icon that the release lacks is refused', () => {
    const lost = { ...app, icons: [{ file: 'assets/icon-192.99999999.png', side: 192 }] };
    expect(() => createWebAppManifests({ shell: shell({ app: lost }), site })).toThrow(
      'The shell names the icon assets/icon-192.99999999.png, but its release does not contain it. Release the shell again.',
    );
  });
});

describe('default icon addresses', () => {
  it('favicon.ico and apple-touch-icon lead to the icons of the pages', () => {
    const masked = { file: 'assets/icon-masked.1a2b3c4d.png', side: 512, masked: true };
    const touch = `/r/shell/${masked.file}`;
    expect(listIconAddresses(shell({ app: { ...app, icons: [...app.icons, masked] } }))).toEqual({
      '/favicon.ico': '/icon.svg',
      '/apple-touch-icon.png': touch,
      '/apple-touch-icon-precomposed.png': touch,
    });
  });

  it('without a maskable icon only favicon.ico has a target', () => {
    expect(listIconAddresses(shell({ app }))).toEqual({ '/favicon.ico': '/icon.svg' });
  });
});
