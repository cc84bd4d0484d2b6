import type { Scene } from 'studio/painting';
import type { PictureToPaint } from 'studio/pictures';
import { bmed } from '../stores/bmed/bmed.ts';
import { ikura } from '../stores/ikura/ikura.ts';
import { key4gg } from '../stores/key4gg/key4gg.ts';
import type { PaintedStore } from '../stores/Store.ts';
import { translateScreen } from '../stores/translateScreen.ts';
import { zooExpert } from '../stores/zooExpert/zooExpert.ts';

export const paintedStores: Readonly<Record<string, PaintedStore>> = { key4gg, bmed, ikura, 'zoo-expert': zooExpert };

export const getPictureFolder = (key: string) => `mfe-portfolio/src/caseStudies/${key}/pictures`;

const sizes = {
  desktop: { width: 1280, height: 896, scale: 1, avif: [800, 1280], webp: [800] },
  mobile: { width: 390, height: 844, scale: 2, avif: [290, 580], webp: [580] },
} as const;

/** Returns a store's screen as a scene. Other scenes show it on a painted device. */
export function createScreenScene(
  key: string,
  device: 'desktop' | 'mobile',
  name: string,
  language: 'ua' | 'en' = 'ua',
): Scene {
  const store = paintedStores[key];
  const screen = store?.[device][name];
  if (!store || !screen) throw new Error(`There is no ${device} screen "${name}" of ${key}.`);
  const { style, body } = language === 'en' ? translateScreen(screen(), store.english) : screen();
  const { width, height, scale } = sizes[device];
  return { width, height, scale, fonts: store.fonts, style: `${store.style}${style}`, body };
}

/** Screens of all stores in Ukrainian and English. Only the Ukrainian ones also exist as WebP: browsers without AVIF are too few for a second set. */
export const screenPictures: readonly PictureToPaint[] = Object.entries(paintedStores).flatMap(([key, store]) =>
  (['desktop', 'mobile'] as const).flatMap((device) =>
    Object.keys(store[device]).flatMap((name) => {
      const path = `${getPictureFolder(key)}/${device}-${name}`;
      const { avif, webp } = sizes[device];
      return [
        { path, scene: () => createScreenScene(key, device, name), avif, webp },
        { path: `${path}-en`, scene: () => createScreenScene(key, device, name, 'en'), avif },
      ];
    }),
  ),
);
