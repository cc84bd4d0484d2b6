import laravelKey4gg from './laravel-key4gg.avif';
import marketingStrategyZooExpert from './marketing-strategy-zoo-expert.avif';
import opencartBmed from './opencart-bmed.avif';
import opencartZooExpert from './opencart-zoo-expert.avif';
import ppcZooExpert from './ppc-zoo-expert.avif';
import seoIkura from './seo-ikura.avif';
import seoKey4gg from './seo-key4gg.avif';
import smmIkura from './smm-ikura.avif';
import symfonyIkura from './symfony-ikura.avif';
import wordpressBmed from './wordpress-bmed.avif';

/** Pictures of a case from a service's view, by `mfe-portfolio/art/pictures`. Key: last segments of the service's and case's path. */
const pictures: Readonly<Record<string, string>> = {
  'laravel-key4gg': laravelKey4gg,
  'marketing-strategy-zoo-expert': marketingStrategyZooExpert,
  'opencart-bmed': opencartBmed,
  'opencart-zoo-expert': opencartZooExpert,
  'ppc-zoo-expert': ppcZooExpert,
  'seo-ikura': seoIkura,
  'seo-key4gg': seoKey4gg,
  'smm-ikura': smmIkura,
  'symfony-ikura': symfonyIkura,
  'wordpress-bmed': wordpressBmed,
};

/** Returns a picture (1280 × 800 px) of a case from the view of a service. Both languages share it, because it contains no text. */
export function getCasePicture(service: string, key: string): string {
  const picture = pictures[`${service}-${key}`];
  if (!picture) throw new Error(`The case ${key} has no picture of ${service}. List it in mfe-portfolio/pictures.`);
  return picture;
}
