import type { Release } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import { describe, expect, it } from 'vitest';
import type { LoadedShell } from '../load/loadedRelease.ts';
import { createAppFiles, listIconAddresses } from './appFiles.ts';

const icon = 'assets/icon-192.1a2b3c4d.png';
const release = { name: 'shell', version: '1.0.0', files: { [`browser/${icon}`]: 'sha256-i' } } as unknown as Release;
const app = { themeColor: '#06171b', backgroundColor: '#eff1eb', icons: [{ file: icon, side: 192 }] };
const site = { brand: { ua: 'Течія', en: 'Current' } } as Site;
const shell = (said: Pick<LoadedShell, 'app'>) => ({ release, iconSvg: '', ...said }) as LoadedShell;

describe('what devices show of a site', () => {
  it('is said in each language, with the name that the business has and icons of the release', () => {
    const files = createAppFiles({ shell: shell({ app }), site });
    expect(Object.keys(files)).toEqual(['app.json', 'en/app.json']);
    expect(JSON.parse(files['app.json'] ?? '')).toMatchObject({ name: 'Течія', lang: 'uk', start_url: '/' });
    expect(JSON.parse(files['en/app.json'] ?? '')).toMatchObject({
      name: 'Current',
      lang: 'en',
      start_url: '/en',
      icons: [{ src: `/r/shell/${icon}`, sizes: '192x192', type: 'image/png' }, { src: '/icon.svg' }],
    });
  });

  it('names no icon that the release does not hold', () => {
    const lost = { ...app, icons: [{ file: 'assets/icon-192.99999999.png', side: 192 }] };
    expect(() => createAppFiles({ shell: shell({ app: lost }), site })).toThrow(
      'The shell names the icon assets/icon-192.99999999.png, and its release does not hold it. Release the shell again.',
    );
  });
});

describe('where icons are looked for that no page has named', () => {
  it('it is led to those that pages name', () => {
    const masked = { file: 'assets/icon-masked.1a2b3c4d.png', side: 512, masked: true };
    const touch = `/r/shell/${masked.file}`;
    expect(listIconAddresses(shell({ app: { ...app, icons: [...app.icons, masked] } }))).toEqual({
      '/favicon.ico': '/icon.svg',
      '/apple-touch-icon.png': touch,
      '/apple-touch-icon-precomposed.png': touch,
    });
  });

  it('a shell without one that a device may cut has the one that every shell has', () => {
    expect(listIconAddresses(shell({ app }))).toEqual({ '/favicon.ico': '/icon.svg' });
  });
});
