import type { Scene } from 'studio/painting';
import type { PictureToPaint } from 'studio/pictures';
import * as bmed from './bmed.ts';
import * as ikura from './ikura.ts';
import * as key4gg from './key4gg.ts';
import * as zooExpert from './zooExpert.ts';

/** Scenes by service and case: `seo-ikura` shows the SEO work for Ikura. */
const scenes: Readonly<Record<string, () => Scene>> = {
  'seo-key4gg': key4gg.createSeoScene,
  'seo-ikura': ikura.createSeoScene,
  'ppc-zoo-expert': zooExpert.createPpcScene,
  'smm-ikura': ikura.createSmmScene,
  'marketing-strategy-zoo-expert': zooExpert.createStrategyScene,
  'wordpress-bmed': bmed.createWordpressScene,
  'opencart-bmed': bmed.createOpencartScene,
  'opencart-zoo-expert': zooExpert.createOpencartScene,
  'laravel-key4gg': key4gg.createLaravelScene,
  'symfony-ikura': ikura.createSymfonyScene,
};

/** Pictures for mfe-services. They contain no words, so one file serves both languages. */
export const serviceCasePictures: readonly PictureToPaint[] = Object.entries(scenes).map(([name, scene]) => ({
  path: `mfe-services/src/cases/${name}`,
  scene,
  avif: [1280],
  quality: 42,
}));
