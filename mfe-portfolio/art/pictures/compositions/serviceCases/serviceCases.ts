import type { Scene } from 'studio/painting';
import type { Picture } from 'studio/pictures';
import * as bmed from './bmed.ts';
import * as ikura from './ikura.ts';
import * as key4gg from './key4gg.ts';
import * as zooExpert from './zooExpert.ts';

/** Scenes by service and case: `seo-ikura` is the SEO work for Ikura. */
const scenes: Readonly<Record<string, () => Scene>> = {
  'seo-key4gg': key4gg.seo,
  'seo-ikura': ikura.seo,
  'ppc-zoo-expert': zooExpert.ppc,
  'smm-ikura': ikura.smm,
  'marketing-strategy-zoo-expert': zooExpert.strategy,
  'wordpress-bmed': bmed.wordpress,
  'opencart-bmed': bmed.opencart,
  'opencart-zoo-expert': zooExpert.opencart,
  'laravel-key4gg': key4gg.laravel,
  'symfony-ikura': ikura.symfony,
};

/** Pictures for mfe-services. They contain no words, so one file serves both languages. */
export const serviceCases: readonly Picture[] = Object.entries(scenes).map(([name, scene]) => ({
  path: `mfe-services/src/cases/${name}`,
  scene,
  avif: [1280],
  quality: 42,
}));
