import { languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, type RenderedPage, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import { routes } from '../../routes.ts';

const facts = {
  ua: {
    exchange: 'Гавань',
    offer: [
      '500 KLAY ≈ 100 тисяч KRW Умова 1 нижче. бонус за перший вхід у застосунок для Windows',
      '0 % перші 30 днів Умова 2 нижче. комісія за торгівлю',
      '213 у каталозі Умова 3 нижче. цифрових активів',
    ],
    jumbotron: '500 KLAY (≈ 100 тисяч KRW), 0 % комісії за торгівлю протягом 30 днів, 213 цифрових активів.',
    bitcoin: ['Bitcoin', 'BTC/KRW', '158 420 000', 'зростання 1,24 %'],
    xrp: ['XRP', 'XRP/KRW', '3 412', 'зниження 0,41 %'],
    indices: ['Індекс ринку 18 204,11, зростання 0,93 %', 'Індекс альткоїнів 9 377,48, зниження 0,18 %'],
    samples: {
      exchangeTerms: [
        'Умови бонусу та комісії, вимоги до системи й правила виведення коштів тут лише для прикладу: остаточні визначить біржа.',
        'Відповіді попередні: їх уточнить біржа.',
      ],
      exchangePrices: ['Ціни, індекси, графік, книга заявок і сповіщення умовні.'],
      exchangeReviews: ['Відгуки й імена користувачів вигадані.'],
    },
    week: { up: 'вище, ніж тиждень тому', down: 'нижче, ніж тиждень тому', level: 'без змін за тиждень' },
    chart: 'Найнижче значення 155 910 000 KRW о 03:00',
    alerts: ['Цільова ціна', 'Тренд', 'Інформація'],
    providers: 'через двох корейських провайдерів.',
    named: 'через двох корейських провайдерів (Хан та Тон).',
    questions: [
      'Що таке «Гавань»?',
      'Чи це безпечно?',
      'Як поповнити рахунок?',
      'Яка комісія за торгівлю?',
      'Як вивести кошти?',
      'Що таке стейкінг?',
      'У яких країнах працює «Гавань»?',
    ],
    fees: 'від 0,05 % до 0,25 % залежно від пари та обсягу',
    countries: 'У Південній Кореї, Сінгапурі та Індонезії.',
    regions: 'Південна Корея, Сінгапур, Індонезія',
    risk: 'ви можете втратити всі вкладені кошти',
    download: 'Завантажити для Windows',
    unsupported: 'Ваша система не підтримує застосунок',
    steps: ['Крок 1 з 3 Збережіть файл', 'Крок 2 з 3 Запустіть встановлення', 'Крок 3 з 3 Увійдіть'],
    buttons: ['Назад', 'Далі', 'Закрити вікно'],
    noInstaller: 'Щойно файл буде опубліковано, збережіть його на комп’ютер.',
  },
  en: {
    exchange: 'Haven',
    offer: [
      '500 KLAY ≈ 100,000 KRW Condition 1 below. bonus for your first sign-in to the Windows app',
      '0% for 30 days Condition 2 below. trading fees',
      '213 listed Condition 3 below. digital assets',
    ],
    jumbotron: '500 KLAY (≈ 100,000 KRW), 0% trading fees for 30 days, 213 digital assets.',
    bitcoin: ['Bitcoin', 'BTC/KRW', '158,420,000', 'up 1.24%'],
    xrp: ['XRP', 'XRP/KRW', '3,412', 'down 0.41%'],
    indices: ['Market index 18,204.11, up 0.93%', 'Altcoin index 9,377.48, down 0.18%'],
    samples: {
      exchangeTerms: [
        'The bonus and fee terms, the system requirements and the withdrawal rules here are examples only; the exchange will set the final ones.',
        'The answers are provisional; the exchange will confirm or correct them.',
      ],
      exchangePrices: ['The prices, indices, chart, order book and alerts are illustrative.'],
      exchangeReviews: ['The reviews and user names are invented.'],
    },
    week: { up: 'higher than a week ago', down: 'lower than a week ago', level: 'unchanged from a week ago' },
    chart: 'The lowest value is 155,910,000 KRW at 03:00',
    alerts: ['Target price', 'Trend', 'Information'],
    providers: 'through two Korean providers.',
    named: 'through two Korean providers (Han and Ton).',
    questions: [
      'What is Haven?',
      'Is it safe?',
      'How do I make a deposit?',
      'What are the trading fees?',
      'How do I withdraw funds?',
      'What is staking?',
      'Where is Haven available?',
    ],
    fees: '0.05% to 0.25%, depending on the pair and volume',
    countries: 'In South Korea, Singapore and Indonesia.',
    regions: 'South Korea, Singapore, Indonesia',
    risk: 'you may lose all the money you put in',
    download: 'Download for Windows',
    unsupported: 'Not supported on your system',
    steps: ['Step 1 of 3 Save the file', 'Step 2 of 3 Run the installer', 'Step 3 of 3 Sign in'],
    buttons: ['Back', 'Next', 'Close the window'],
    noInstaller: 'As soon as the file is published, save it to your computer.',
  },
} as const;
const sections = ['prices', 'features', 'how-to-start', 'security', 'reviews', 'faq', 'jumbotron'];

/** Returns the text of a cell as a screen reader reads it. */
const said = ($: RenderedPage['$'], cell: Parameters<RenderedPage['$']>[0]) => {
  const copy = $(cell).clone();
  copy.find('[aria-hidden]').remove();
  return collapseSpace(copy.text());
};

it('the route detects the language of a first visit', () => {
  expect(routes).toEqual([{ path: '/exchange', page: 'ExchangePage', detectsLanguage: true }]);
});

describe.each(languages)('the landing page of the exchange in %s', (language) => {
  const fact = facts[language];
  const open = () => renderPage(remote, '/exchange', language);

  it('the page has one labelled navigation, and no header or footer', async () => {
    const { $ } = await open();
    expect($('header, footer')).toHaveLength(0);
    expect($('nav')).toHaveLength(1);
    expect($('nav').attr('aria-label')).toBeTruthy();
  });

  it('the slim frame’s bar comes first and links to top and sections', async () => {
    const { $ } = await open();
    const bar = $('[data-frame="slim"][data-header-theme="light"]');
    expect(bar).toHaveLength(1);
    expect(bar.nextAll().find('h1')).toHaveLength(1);
    const links = bar.find('nav a').toArray();
    expect(links.map(({ attribs }) => attribs.href)).toEqual(['#page-top', ...sections.map((id) => `#${id}`)]);
    expect(collapseSpace($(links[0]).text())).toBe(fact.exchange);
  });

  it('the navigation links only to existing sections, and not to languages', async () => {
    const { $, attributes } = await open();
    const addresses = attributes('a[href^="#"]', 'href').map(String);
    expect(addresses).toEqual(expect.arrayContaining(sections.map((id) => `#${id}`)));
    for (const address of addresses) expect($(address), address).toHaveLength(1);
    expect($('a[hreflang]')).toHaveLength(0);
  });

  it('the offer shows bonus, fees and assets with their footnotes', async () => {
    const { $ } = await open();
    const stats = $('dl > div').toArray();
    expect(
      stats.map((stat) => `${said($, $(stat).find('dd').get(0))} ${collapseSpace($(stat).find('dt').text())}`),
    ).toEqual(fact.offer);
    // The footnote of a figure is its `aria-describedby`, has the number beside the figure, and stands at the same index.
    for (const [index, stat] of stats.entries()) {
      const condition = $(`#${$(stat).find('dd').attr('aria-describedby')}`);
      expect(collapseSpace(condition.text())).toMatch(/\.$/);
      expect(condition.index() + 1).toBe(Number($(stat).find('sup').text()));
      expect(condition.index()).toBe(index);
    }
  });

  it('the jumbotron repeats the offer', async () => {
    expect((await open()).texts('#jumbotron p')).toContain(fact.jumbotron);
  });

  it('the table lists five coins in won with numbers in the page’s language', async () => {
    const page = await open();
    const { $ } = page;
    const rows = $('#prices table').first().find('tbody:not([data-indices]) tr').toArray();
    const cells = rows.map((row) =>
      $(row)
        .children()
        .toArray()
        // `said` reads the direction of a change as a word. `slice` leaves out the last cell, a drawing that another test covers.
        .map((cell) => said($, cell))
        .slice(0, 4),
    );
    expect(cells.map(([name]) => name)).toEqual(['Bitcoin', 'Ethereum', 'XRP', 'Tether', 'Solana']);
    expect(cells[0]).toEqual(fact.bitcoin);
    expect(cells[2]).toEqual(fact.xrp);
  });

  it('each week’s drawing has a text that compares its end with its start', async () => {
    const weeks = (await open()).attributes('#prices table:first-of-type td svg[role="img"]', 'aria-label');
    const { up, down, level } = fact.week;
    expect(weeks).toEqual([level, up, down, up, up, up, up]);
  });

  it('the table shows a market index and an altcoin index', async () => {
    const { $ } = await open();
    const indices = $('#prices [data-indices] tr').toArray();
    const told = indices.map((row) => {
      const [value, change] = $(row)
        .children('td')
        .toArray()
        .slice(1, 3)
        .map((cell) => said($, cell));
      return `${said($, $(row).children('th').get(0))} ${value}, ${change}`;
    });
    expect(told).toEqual(fact.indices);
  });

  it.each(['exchangeTerms', 'exchangePrices', 'exchangeReviews'] as const)(
    'the page marks the samples of %s only until the owner supplies real content',
    async (block) => {
      const others = Object.entries(fact.samples).flatMap(([each, words]) => (each === block ? [] : words));
      const page = await open();
      expect(page.texts(`[data-sample="${block}"]`)).toEqual(fact.samples[block]);
      const real = await renderPage(remote, '/exchange', language, { ...defaultSite, [block]: { sample: false } });
      expect(real.$(`[data-sample="${block}"]`)).toHaveLength(0);
      for (const words of fact.samples[block]) expect(real.text).not.toContain(words);
      for (const words of others) expect(real.text).toContain(words);
      // Without the note, no empty element stays in its place.
      expect(real.$('h2 + div:empty')).toHaveLength(0);
    },
  );

  it('no sample note mentions bonus, fees or assets', async () => {
    for (const note of (await open()).texts('[data-sample]')) expect(note).not.toMatch(/500|KLAY|0 ?%|213/);
  });

  it.each([
    ['describes the chart in text', '#prices p', 'chart'],
    ['explains the sign-in with two factors of two Korean providers', '#security p', 'providers'],
    ['states the fees in its fourth answer', '#faq details:nth-of-type(4) p', 'fees'],
    ['states the countries in its seventh answer', '#faq details:nth-of-type(7) p', 'countries'],
    ['states the risk in its closing notes', 'section:not([id])', 'risk'],
    ['lists the three regions in its closing notes', 'section:not([id])', 'regions'],
  ] as const)('the page %s', async (_, part, key) => {
    expect((await open()).texts(part).join(' ')).toContain(fact[key]);
  });

  it.each([
    ['one alert of each kind', '#features li li strong', 'alerts'],
    ['the seven questions', '#faq details > summary', 'questions'],
    ['all three steps of the install dialog', 'dialog h3', 'steps'],
    ['the buttons of the install dialog', 'dialog button', 'buttons'],
  ] as const)('the page shows %s in order', async (_, part, key) => {
    expect((await open()).texts(part)).toEqual(fact[key]);
  });

  it.each([
    ['a table of nine points for the chart', '#prices table', 1, 'tbody tr', 9],
    ['three features, the last with the alerts', '#features', 0, 'h3', 3],
    ['three steps to start', '#how-to-start ol', 0, '> li', 3],
    ['a title for each step to start', '#how-to-start ol', 0, 'h3', 3],
    ['an answer to each question', '#faq', 0, 'details p', 7],
  ] as const)('the page has %s', async (_, place, index, part, count) => {
    expect((await open()).$(place).eq(index).find(part)).toHaveLength(count);
  });

  it('the page names both providers only if the owner has set both', async () => {
    const [providerA, providerB] = [
      { ua: 'Хан', en: 'Han' },
      { ua: 'Тон', en: 'Ton' },
    ];
    const both = await renderPage(remote, '/exchange', language, { ...defaultSite, providerA, providerB });
    for (const part of ['#security', '#faq', 'dialog'])
      expect(collapseSpace(both.$(part).text())).toContain(fact.named);
    expect(both.texts('#security figure span')).toEqual(
      expect.arrayContaining([providerA[language], providerB[language]]),
    );
    const one = await renderPage(remote, '/exchange', language, { ...defaultSite, providerA });
    expect(one.text).not.toContain(providerA[language]);
    expect(one.text).toContain(fact.providers);
    // Without providers, the drawing still names each factor.
    expect(one.texts('#security figure span')).toEqual(
      { ua: ['Перший фактор', 'Другий фактор', 'Ваш гаманець'], en: ['First factor', 'Second factor', 'Your wallet'] }[
        language
      ],
    );
  });

  it('the page shows twelve different reviews by twelve users', async () => {
    const { texts } = await open();
    for (const part of ['p', 'blockquote']) expect(new Set(texts(`#reviews li ${part}`)).size).toBe(12);
  });

  it('banner and jumbotron offer the download until the platform is known', async () => {
    const { $, text, texts } = await open();
    expect(texts('button:not([disabled])').filter((each) => each === fact.download)).toHaveLength(2);
    expect(texts('button[disabled]')).not.toContain(fact.download);
    expect($('#jumbotron button')).toHaveLength(1);
    expect(text).not.toContain(fact.unsupported);
  });

  it('the closed dialog shows its first step and promises no download without an installer', async () => {
    const { $, texts, attributes } = await open();
    expect($('dialog').attr('open')).toBeUndefined();
    expect(attributes('dialog li', 'hidden').map((hidden) => hidden !== undefined)).toEqual([false, true, true]);
    expect($('dialog button[disabled]')).toHaveLength(1);
    expect(texts('dialog li')[0]).toContain(fact.noInstaller);
  });
});
