import type { Scene } from 'studio/painting';
import type { Picture } from 'studio/pictures';
import * as bmed from './bmed.ts';
import * as ikura from './ikura.ts';
import * as key4gg from './key4gg.ts';
import * as zooExpert from './zooExpert.ts';

/** Scenes by service and case: `seo-ikura` is the SEO work for Ikura. */
const scenes: Readonly<Record<string, () => Scene>> = {
  'seo-key4gg': key4gg.drawSeo,
  'seo-ikura': ikura.drawSeo,
  'ppc-zoo-expert': zooExpert.drawPpc,
  'smm-ikura': ikura.drawSmm,
  'marketing-strategy-zoo-expert': zooExpert.drawStrategy,
  'wordpress-bmed': bmed.drawWordpress,
  'opencart-bmed': bmed.drawOpencart,
  'opencart-zoo-expert': zooExpert.drawOpencart,
  'laravel-key4gg': key4gg.drawLaravel,
  'symfony-ikura': ikura.drawSymfony,
};

/** Pictures for mfe-services. They contain no words, so one file serves both languages. */
export const serviceCases: readonly Picture[] = Object.entries(scenes).map(([name, scene]) => ({
  path: `mfe-services/src/cases/${name}`,
  scene,
  avif: [1280],
  quality: 42,
}));
