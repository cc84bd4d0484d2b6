import { languages } from 'shared/contract';
import { type Card, drawing, overWater, readWords, titleOf } from 'studio/cards';
import { type BannerWater, waters } from '../services/ServiceBanner/waters.ts';
import { pathOf, type ServiceKey, services } from '../services/services.ts';

const file = (path: string) => new URL(path, import.meta.url);

/** The letters of a service in the water; of the marketing hub, which has none, the delta. */
const waterOf = (key: ServiceKey) =>
  key === 'digital-marketing'
    ? overWater(
        [
          drawing(
            file('../art/delta.svg'),
            { left: -56, top: 60, width: 1268, height: 599 },
            'linear-gradient(#0001,#0003 10%,#000 28%,#000 44%,#0003 62%,#0001)',
          ),
        ],
        [50, 40],
      )
    : {
        ...overWater([
          drawing(file(`../art/banner-${key}.svg`), { left: 0, top: 10, width: 1200, height: 660 }, wholeLetters),
        ]),
        ground: glowOf(waters[key]),
      };

/** Quiet under the section's name and under the title; between them letters are whole. */
const wholeLetters = 'linear-gradient(#0000 7%,#0002 11%,#000 16%,#000 65%,#0002 76%)';

const glowOf = ({ lit, deep }: BannerWater) => `radial-gradient(60% 90% at 74% 40%,${lit} 0,${deep} 48%,#06171b 88%)`;

/** The cards of the hubs and of what stands under them. */
export const cards: readonly Card[] = languages.flatMap((language) => {
  const meta = readWords(file(`../locales/meta.${language}.json`), language);
  const word = readWords(file(`../locales/${language}.json`), language);
  return services.map((service): Card => {
    const { key } = service;
    const own = readWords(file(`../locales/${key}.${language}.json`), language);
    return {
      page: pathOf(key),
      language,
      title: titleOf(meta(pathOf(key), 'title'), language),
      section: 'hub' in service ? word('services', service.hub, 'title') : own('services', key, 'cardsTitle'),
      backdrop: waterOf(key),
    };
  });
});
