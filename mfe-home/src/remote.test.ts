import { checkRemote } from 'shared/testing';
import { remote } from './remote.ts';

checkRemote(remote, {
  '/': {
    title: { ua: 'Про агенцію «Пороги»', en: 'About Porohy Agency' },
    way: { ua: 'Головна › Про компанію', en: 'Home › About Company' },
    sections: 'history stats services principles reviews turnkey achievements clients',
  },
  '/contact-us': {
    title: { ua: 'Зв’яжіться з нами для розрахунку', en: 'Contact Us for Calculation' },
    way: { ua: 'Головна › Контакти', en: 'Home › Contact' },
    sections: 'contact-form map',
  },
  '/sitemap': { way: { ua: 'Головна › Карта сайту', en: 'Home › Sitemap' }, sections: '- - - - -' },
  '/terms': {
    way: { ua: 'Головна › Умови користування', en: 'Home › Terms of Use' },
    sections: '- who site offer figures materials conduct form third-parties exchange liability law',
  },
  '/privacy': {
    way: { ua: 'Головна › Політика конфіденційності', en: 'Home › Privacy Policy' },
    sections: '- controller not-done storage logs mail calls map sharing rights safety changes',
  },
});
