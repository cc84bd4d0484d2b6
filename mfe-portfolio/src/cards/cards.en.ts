// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import portfolioBmed from './portfolio-bmed-en.jpg';
import portfolio from './portfolio-en.jpg';
import portfolioIkura from './portfolio-ikura-en.jpg';
import portfolioKey4gg from './portfolio-key4gg-en.jpg';
import portfolioZooExpert from './portfolio-zoo-expert-en.jpg';

export const cards = {
  '/portfolio': {
    file: portfolio,
    alt: 'Portfolio: online stores and services. Four projects, Porohy',
  },
  '/portfolio/key4gg': {
    file: portfolioKey4gg,
    alt: 'Key4GG: digital game-key store. Close-up of a ringed planet: an orange disc and thin pale bands in a dark sky',
  },
  '/portfolio/bmed': {
    file: portfolioBmed,
    alt: 'BMED: cosmetics distributor store. Close-up of a serum bottle: translucent glass, amber liquid and a golden collar',
  },
  '/portfolio/ikura': {
    file: portfolioIkura,
    alt: 'Ikura: online food delivery. Close-up of salmon roe: large translucent beads with points of light',
  },
  '/portfolio/zoo-expert': {
    file: portfolioZooExpert,
    alt: 'Zoo Expert: pet-goods online store. A grey cat looks out of dry pet food of many colours: round and cross-shaped kibble',
  },
} satisfies PageCards;
