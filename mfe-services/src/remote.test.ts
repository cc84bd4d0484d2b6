import type { Path } from 'shared/contract';
import { checkRemote } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from './remote.ts';

const hubs = {
  '/services/digital-marketing': { ua: 'Цифровий маркетинг', en: 'Digital marketing' },
  '/services/cms-framework': { ua: 'CMS і фреймворки', en: 'CMS and frameworks' },
} as const;
const hub = (path: keyof typeof hubs, sections: string) => ({
  way: { ua: `Головна › ${hubs[path].ua}`, en: `Home › ${hubs[path].en}` },
  sections: `${sections} promo`,
});
const service = (path: keyof typeof hubs, ua: string, en: string, sections: string) => ({
  way: { ua: `Головна › ${hubs[path].ua} › ${ua}`, en: `Home › ${hubs[path].en} › ${en}` },
  through: [path],
  sections: `${sections} siblings promo`,
});
const marketing = '/services/digital-marketing';
const framework = '/services/cms-framework';
const facts = {
  [marketing]: hub(marketing, 'cards case-row'),
  '/services/seo': service(marketing, 'SEO-просування', 'SEO', 'ladder benefits about-seo work-method cases'),
  '/services/ppc': service(marketing, 'Контекстна реклама', 'PPC advertising', 'funnel cases'),
  '/services/smm': service(marketing, 'Просування в соцмережах', 'Social media marketing', 'benefits feed cases'),
  '/services/marketing-strategy': service(
    marketing,
    'Маркетингова стратегія',
    'Marketing strategy',
    'course plan cases about-seo',
  ),
  [framework]: hub(framework, 'cards systems facts case-row'),
  '/services/wordpress': service(
    framework,
    'WordPress',
    'WordPress',
    'good-for editor choose-another cases how-work-goes',
  ),
  '/services/opencart': service(
    framework,
    'OpenCart',
    'OpenCart',
    'product good-for cases choose-another how-work-goes',
  ),
  '/services/laravel': service(framework, 'Laravel', 'Laravel', 'good-for locks choose-another how-work-goes cases'),
  '/services/symfony': service(framework, 'Symfony', 'Symfony', 'good-for assembly how-work-goes choose-another cases'),
};

checkRemote(remote, facts);

it('the remote has exactly the ten specified service pages', () => {
  expect(remote.routes.map(({ path }) => path).sort()).toEqual((Object.keys(facts) as Path[]).sort());
});
