import type { EnglishWords } from '../inEnglish.ts';

/** What the first screen of Ikura says on a phone. */
export const english: EnglishWords = {
  ікура: 'ikura',
  'Набережна, 18': '18 Embankment',
  'Ікра, що лопається від&nbsp;свіжості': 'Roe that bursts with&nbsp;freshness',
  Популярне: 'Popular',
  Роли: 'Rolls',
  Нігірі: 'Nigiri',
  Гункани: 'Gunkan',
  Хіт: 'Hit',
  Нове: 'New',
  'Філадельфія з лососем': 'Philadelphia with salmon',
  'Гункан з ікрою': 'Gunkan with roe',
  '8 шт · 280 г': '8 pcs · 280 g',
  '2 шт · 90 г': '2 pcs · 90 g',
  'Сети на вечір': 'Sets for tonight',
  'Кошик · 3': 'Basket · 3',
};
