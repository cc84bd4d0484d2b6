// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
import portfolioBmed from './portfolio-bmed-ua.jpg';
import portfolioIkura from './portfolio-ikura-ua.jpg';
import portfolioKey4gg from './portfolio-key4gg-ua.jpg';
import portfolio from './portfolio-ua.jpg';
import portfolioZooExpert from './portfolio-zoo-expert-ua.jpg';

export const cards = {
  '/portfolio': {
    file: portfolio,
    alt: 'Портфоліо: магазини та онлайн-сервіси. Чотири проєкти, Пороги',
  },
  '/portfolio/key4gg': {
    file: portfolioKey4gg,
    alt: 'Key4GG: магазин ігрових ключів. Планета з кільцями зблизька: помаранчевий диск і тонкі світлі смуги в темному небі',
  },
  '/portfolio/bmed': {
    file: portfolioBmed,
    alt: 'BMED: магазин дистриб’ютора косметики. Флакон сироватки зблизька: напівпрозоре скло, бурштинова рідина та золотистий ковпачок',
  },
  '/portfolio/ikura': {
    file: portfolioIkura,
    alt: 'Ikura: сервіс доставки їжі. Червона ікра зблизька: великі прозорі зерна з відблисками світла',
  },
  '/portfolio/zoo-expert': {
    file: portfolioZooExpert,
    alt: 'Zoo Expert: магазин товарів для тварин. Сірий кіт визирає з різнобарвного сухого корму: круглих і хрестоподібних гранул',
  },
} satisfies PageCards;
