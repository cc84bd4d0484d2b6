import type { EnglishWords } from '../inEnglish.ts';

/** What the first screen of Key4GG says. */
export const english: EnglishWords = {
  'Знайти гру, доповнення або поповнення': 'Find a game, an add-on or a top-up',
  ПК: 'PC',
  Консолі: 'Consoles',
  Поповнення: 'Top-ups',
  Увійти: 'Sign in',
  'Кошик · 2': 'Basket · 2',
  Останній: 'The Last',
  шлюз: 'Gateway',
  'Ключ приходить одразу після оплати.': 'Your key comes right after payment.',
  'Купити за 899 ₴': 'Buy for 899 ₴',
  'Топ тижня': 'Top of the week',
  Новинки: 'New',
  'До 200 ₴': 'Under 200 ₴',
  Кооператив: 'Co-op',
  Стратегії: 'Strategy',
  Перегони: 'Racing',
  Інді: 'Indie',
  'Кільця Гелії': 'Rings of Helia',
  'Неон 88': 'Neon 88',
  Сота: 'Honeycomb',
  'Північна варта': 'Northern Watch',
  Крига: 'Ice',
  миттєво: 'instantly',
};
