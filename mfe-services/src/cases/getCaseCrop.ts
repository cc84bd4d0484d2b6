import bmed from './bmed.avif';
import ikura from './ikura.avif';
import key4gg from './key4gg.avif';
import zooExpert from './zoo-expert.avif';

const crops: Readonly<Record<string, string>> = { bmed, ikura, key4gg, 'zoo-expert': zooExpert };

/** Returns a case's picture for a hub (880 × 550 px). `key` is the last segment of the case's path. */
export function getCaseCrop(key: string): string {
  const crop = crops[key];
  if (!crop) throw new Error(`The case ${key} has no crop. List it in mfe-portfolio/pictures.`);
  return crop;
}
