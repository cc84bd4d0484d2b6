import type { CheerioAPI } from 'cheerio/slim';

/**
 * Adds a preload of the first screen's picture to the head. Without it, the browser would find the picture after all inlined styles, and
 * load it after prefetched files. Returns the page unchanged if its first screen has no picture.
 * @param $ the parsed page
 */
export function preloadFirstPicture(html: string, $: CheerioAPI): string {
  const picture = $('img[fetchpriority="high"]').first().parent('picture');
  // Preloads the first format of each crop only. A browser that does not know the format ignores the preload and takes another `source`.
  const crops = new Map<string, Record<string, string>>();
  for (const { attribs } of picture.children('source').toArray())
    if (!crops.has(attribs.media ?? '')) crops.set(attribs.media ?? '', attribs);
  const others = [...crops.keys()].filter((media) => media !== '');
  const links = [...crops].map(([media, { type = '', srcset = '', sizes = '' }]) =>
    element({
      rel: 'preload',
      as: 'image',
      type,
      imagesrcset: srcset,
      imagesizes: sizes,
      media: media === '' && others.length > 0 ? `not all and ${others.join(', ')}` : media,
      fetchpriority: 'high',
    }),
  );
  const place = html.indexOf('<link rel="icon"');
  if (links.length === 0 || place === -1) return html;
  return `${html.slice(0, place)}${links.join('\n')}\n${html.slice(place)}`;
}

function element(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== '');
  return `<link ${written.map(([name, value]) => `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`).join(' ')}>`;
}
