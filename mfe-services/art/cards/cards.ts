import { languages } from 'shared/contract';
import { type Card, createDrawingBackdrop, createWaterBackdrop, readWords, removeBrandFromTitle } from 'studio/cards';
import { type BannerColors, bannerColors } from '../../src/services/ServiceBanner/bannerColors.ts';
import { getServicePath, type ServiceKey, services } from '../../src/services/services.ts';

const file = (path: string) => new URL(path, import.meta.url);

/** Returns a card's backdrop: the service's banner letters in the water. The marketing hub has none, so its card shows the delta. */
const waterOf = (key: ServiceKey) => {
  const { glow, shown, ...inside } = places[key] ?? usual;
  return key === 'digital-marketing'
    ? createWaterBackdrop(
        [
          createDrawingBackdrop(
            file('../delta.svg'),
            { left: -56, top: 60, width: 1268, height: 599 },
            'linear-gradient(#0001,#0003 10%,#000 28%,#000 44%,#0003 62%,#0001)',
          ),
        ],
        [50, 40],
      )
    : {
        ...createWaterBackdrop([
          createDrawingBackdrop(
            file(`../banner-${key}${tooFarApart.has(key) ? '-upright' : ''}.svg`),
            { left: 0, width: 1200, ...inside },
            shown,
          ),
        ]),
        ground: glowOf(bannerColors[key], glow),
      };
};

/** Mask that shows whole letters between the section's name and the title, and fades them out behind both. */
const wholeLetters = 'linear-gradient(#0000 7%,#0002 11%,#000 16%,#000 65%,#0002 76%)';

/** Services whose letters are far apart in the wide banner: at its two ends or lower edge. Their cards use the version for phones. */
const tooFarApart: ReadonlySet<ServiceKey> = new Set(['ppc', 'smm', 'opencart', 'wordpress']);
/** Default position of a drawing in px, and its mask. */
const usual = { top: 10, height: 660, glow: 74, shown: wholeLetters };
/** Positions of drawings whose letters stand lower: the drawing is moved up, so that the card's edge cuts no letter. */
const places: Readonly<Partial<Record<ServiceKey, { top: number; height: number; glow: number; shown: string }>>> = {
  laravel: {
    top: -58,
    height: 600,
    glow: 24,
    shown: 'linear-gradient(#0003 14%,#0005 24%,#000 30%,#000 88%,#0002 97%)',
  },
  symfony: { top: -66, height: 600, glow: 50, shown: 'linear-gradient(#0002 11%,#000 18%,#000 86%,#0002 96%)' },
};

const glowOf = ({ lit, deep }: BannerColors, across: number) =>
  `radial-gradient(60% 90% at ${across}% 40%,${lit} 0,${deep} 48%,#06171b 88%)`;

export const cards: readonly Card[] = languages.flatMap((language) => {
  const meta = readWords(file(`../../src/locales/meta.${language}.json`), language);
  const word = readWords(file(`../../src/locales/${language}.json`), language);
  return services.map((service): Card => {
    const { key } = service;
    const own = readWords(file(`../../src/locales/${key}.${language}.json`), language);
    return {
      page: getServicePath(key),
      language,
      title: removeBrandFromTitle(meta(getServicePath(key), 'title'), language),
      section: 'hub' in service ? word('services', service.hub, 'title') : own('services', key, 'cardsTitle'),
      backdrop: waterOf(key),
    };
  });
});
