import { checkRemote } from 'shared/testing';
import { remote } from './remote.ts';

/** Returns the facts expected of a case's page. `ua` and `en` are the texts after the case's name in its title. */
const caseStudy = (name: string, ua: string, en: string) => ({
  title: { ua: `${name}: ${ua}`, en: `${name}: ${en}` },
  way: { ua: `Головна › Портфоліо › ${name}`, en: `Home › Portfolio › ${name}` },
  through: ['/portfolio'] as const,
  sections: 'info client tasks process audience artwork results technical adaptive next',
});

checkRemote(remote, {
  '/portfolio': {
    title: { ua: 'Ми створюємо дивовижні проекти', en: 'We create amazing projects' },
    way: { ua: 'Головна › Портфоліо', en: 'Home › Portfolio' },
    sections: 'projects teaser',
  },
  '/portfolio/key4gg': caseStudy('Key4GG', 'магазин цифрових ігрових ключів', 'a store for digital game keys'),
  '/portfolio/ikura': caseStudy('Ikura', 'онлайн-сервіс доставки їжі', 'an online food-delivery service'),
  '/portfolio/bmed': caseStudy(
    'BMED',
    'магазин міжнародного дистриб’ютора косметики',
    'a store for an international cosmetics distributor',
  ),
  '/portfolio/zoo-expert': caseStudy('Zoo Expert', 'інтернет-магазин зоотоварів', 'an online store for pet goods'),
});
