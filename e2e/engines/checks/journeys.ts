import { type Check, equal, journey } from './Check.ts';

const panelButton = 'header nav button[popovertarget]';
const panel = '#services-panel';
const opener = 'header button[commandfor]';
const open = (selector: string) => document.querySelector(selector)?.matches(':popover-open, [open]') ?? false;
const closed = (selector: string) => !(document.querySelector(selector)?.matches(':popover-open, [open]') ?? false);
const focused = (selector: string) => document.activeElement?.matches(selector) ?? false;

const walk = [
  ['/portfolio', 'portfolio'],
  ['/cybersecurity', 'cybersecurity'],
  ['/contact-us', 'home'],
] as const;

const between = journey('links lead across remotes in one document, with the focus on the heading', async (visitor) => {
  await visitor.visit('/terms');
  await visitor.mark();
  for (const [address, owner] of walk) {
    await visitor.click(`header nav a[href="${address}"]`);
    await visitor.arrives(address, `main [data-remote="${owner}"] h1`);
    await visitor.sees(`the focus on the heading of ${address}`, focused, 'main h1');
    equal(await visitor.driver.evaluate(() => scrollY), 0, 'where the page is scrolled to');
  }
  await visitor.isSameDocument();
  await visitor.sees('what is announced', () =>
    [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent !== ''),
  );
  // All the way back, and once forward: head and page go together.
  const { driver } = visitor;
  for (const [go, address] of [
    ['back', '/cybersecurity'],
    ['back', '/portfolio'],
    ['back', '/terms'],
    ['forward', '/portfolio'],
  ] as const) {
    await driver[go]();
    await visitor.arrives(address, `link[rel="canonical"][href$="${address}"]`);
  }
  await visitor.isSameDocument();
});

const scroll = journey('going back returns to where the page was scrolled', async (visitor) => {
  const { driver } = visitor;
  await visitor.visit('/');
  await driver.evaluate(() => {
    // With heights that are guesses the row would move once they are known, and another place be left than was seen.
    document.documentElement.dataset.whole = '';
    document.querySelector('#services a')?.scrollIntoView({ block: 'center' });
  });
  const row = '#services a[href="/services/digital-marketing"], #services a';
  await visitor.pointAt(row);
  const before = await driver.evaluate(() => scrollY);
  const address = await driver.evaluate(
    (selector) => document.querySelector(selector)?.getAttribute('href') ?? '',
    row,
  );
  await visitor.click(row);
  await visitor.arrives(address);
  await visitor.sees('the focus on the heading', focused, 'main h1');
  equal(await driver.evaluate(() => scrollY), 0, 'where the next page is scrolled to');
  await driver.back();
  await visitor.arrives('/', '#services');
  await visitor.sees(`the page at ${before}`, (at) => Math.abs(scrollY - at) < 2, before);
});

const language = journey('the language changes in place, and back again', async (visitor) => {
  await visitor.visit('/portfolio/ikura');
  await visitor.mark();
  await visitor.click('header a[hreflang="en"]');
  await visitor.arrives('/en/portfolio/ikura');
  await visitor.sees(
    'frame and page in English',
    () =>
      document.documentElement.lang === 'en' &&
      !/[а-яіїєґ]/i.test(
        `${document.querySelector('header nav')?.textContent}${document.querySelector('main h1')?.textContent}`,
      ),
  );
  await visitor.isSameDocument();
  await visitor.driver.back();
  await visitor.arrives('/portfolio/ikura');
  await visitor.sees('the page in Ukrainian', () => document.documentElement.lang === 'uk');
});

const services = journey('the services panel opens and closes by pointer and by keys', async (visitor) => {
  const { driver } = visitor;
  await visitor.visit('/terms');
  await visitor.click(panelButton);
  await visitor.sees('the panel', open, panel);
  await driver.key('Escape');
  await visitor.sees('no panel after Escape', closed, panel);
  await visitor.sees('the focus back on its button', focused, panelButton);
  await visitor.click(panelButton);
  await visitor.sees('the panel', open, panel);
  await driver.click(700, 860);
  await visitor.sees('no panel after a click beside it', closed, panel);
  await visitor.focus(panelButton);
  await driver.key('Enter');
  await visitor.sees('the panel after Enter', open, panel);
  await driver.key('Tab');
  await visitor.sees('the focus in the panel', focused, `${panel} a`);
  await visitor.click(`${panel} a[href="/services/seo"]`);
  await visitor.arrives('/services/seo', 'main [data-remote="services"]');
  await visitor.sees('no panel on the next page', closed, panel);
});

const menu = journey('the menu of a phone opens, folds out, closes by key, button and link', async (visitor) => {
  const { driver } = visitor;
  const dialog = 'dialog[open]';
  await driver.resize(390, 844);
  try {
    await visitor.visit('/terms');
    await visitor.click(opener);
    await visitor.sees('the menu over the whole window', () => {
      const box = document.querySelector('dialog[open]')?.getBoundingClientRect();
      return (
        box !== undefined &&
        box.x === 0 &&
        box.y === 0 &&
        Math.round(box.width) === 390 &&
        Math.round(box.height) === 844
      );
    });
    await visitor.click(`${dialog} summary`);
    await visitor.sees('the services folded out', () =>
      document.querySelector('dialog[open] a[href="/services/seo"]')?.checkVisibility(),
    );
    await driver.key('Escape');
    await visitor.sees('no menu after Escape', () => document.querySelector('dialog[open]') === null);
    await visitor.sees('the focus back on its button', focused, opener);
    await visitor.click(opener);
    await visitor.click(`${dialog} button[command="close"], ${dialog} button[aria-label]`);
    await visitor.sees('no menu after its button', () => document.querySelector('dialog[open]') === null);
    await visitor.click(opener);
    await visitor.click(`${dialog} a[href="/portfolio"]`);
    await visitor.arrives('/portfolio', 'main [data-remote="portfolio"] h1');
    await visitor.sees('no menu on the next page, which scrolls', () => {
      const { overflowY } = getComputedStyle(document.documentElement);
      return document.querySelector('dialog[open]') === null && overflowY !== 'hidden';
    });
  } finally {
    await driver.resize(1440, 900);
  }
});

const carousel = journey('a carousel moves by its arrows and by keys', async (visitor) => {
  const { driver } = visitor;
  const active = () =>
    driver.evaluate(() => document.querySelector('#reviews [data-active] strong')?.textContent ?? '');
  const turns = async (how: string, turn: () => Promise<void>) => {
    const before = await active();
    await turn();
    await visitor.sees(
      `another review after ${how}`,
      (was) => ![undefined, was].includes(document.querySelector('#reviews [data-active] strong')?.textContent ?? was),
      before,
    );
  };
  await visitor.visit('/');
  await driver.evaluate(() => document.querySelector('#reviews')?.scrollIntoView({ behavior: 'instant' }));
  await visitor.sees('a carousel that runs', () =>
    document.querySelector('#reviews [aria-roledescription="carousel"]')?.hasAttribute('data-ready'),
  );
  await turns('the arrow', () => visitor.click('#reviews [data-step="1"]'));
  await turns('the other arrow', () => visitor.click('#reviews [data-step="-1"]'));
  await visitor.focus('#reviews [aria-roledescription="carousel"] [tabindex="0"]');
  await turns('a key', () => driver.key('ArrowRight'));
});

const question = journey('a question opens and closes', async (visitor) => {
  await visitor.visit('/en/exchange');
  const first = '#faq details';
  await visitor.click(`${first} summary`);
  await visitor.sees('the answer', () => {
    const details = document.querySelector<HTMLDetailsElement>('#faq details');
    return details?.open && (details.querySelector('p')?.getBoundingClientRect().height ?? 0) > 10;
  });
  await visitor.click(`${first} summary`);
  await visitor.sees('no answer', closed, first);
});

const dialog = journey('the install dialog opens, goes on, closes and gives the focus back', async (visitor) => {
  const { driver } = visitor;
  const button = '[data-differs-live="platform"] button';
  await visitor.open('/en/exchange');
  // The app is for Windows; the page asks when it comes alive, which takes an intent.
  await driver.evaluate(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' });
  });
  await visitor.meansToGoOn('');
  await visitor.sees(
    'a button that can be pressed',
    (each) => document.querySelector(`${each}:enabled`) !== null,
    button,
  );
  await visitor.click(button);
  await visitor.sees('a modal dialog', () => document.querySelector('dialog[open]')?.matches(':modal'));
  const step = (number: number) =>
    visitor.sees(
      `step ${number} of 3`,
      (wanted) =>
        [...document.querySelectorAll('dialog[open] h3')].some(
          (each) => each.checkVisibility() && each.textContent?.includes(`Step ${wanted} of 3`),
        ),
      number,
    );
  await step(1);
  await driver.evaluate(() => {
    const buttons = [...document.querySelectorAll('dialog[open] button')];
    buttons.find((each) => each.textContent?.trim() === 'Next')?.setAttribute('data-next', '');
  });
  await visitor.click('dialog[open] [data-next]');
  await step(2);
  await driver.key('Escape');
  await visitor.sees('no dialog after Escape', () => document.querySelector('dialog[open]') === null);
  await visitor.sees('the focus back on the button', focused, button);
});

const form = journey('the form says what is missing', async (visitor) => {
  const { driver } = visitor;
  await visitor.visit('/contact-us');
  const submit = '#contact-form button[type="submit"]';
  await visitor.sees(
    'a button that waits for consent',
    (each) => document.querySelector(`${each}:disabled`) !== null,
    submit,
  );
  for (const [name, text] of [
    ['name', 'Олена'],
    ['email', 'olena'],
    ['message', 'Store'],
  ] as const) {
    await visitor.click(`#contact-form [name="${name}"]`);
    // What was typed before is kept over documents.
    await driver.evaluate((field) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.select(), name);
    await driver.type(text);
  }
  await visitor.click('#agreeToPolicy');
  await visitor.sees(
    'a button that can be pressed',
    (each) => document.querySelector(`${each}:enabled`) !== null,
    submit,
  );
  await visitor.click(submit);
  const alert = '#contact-form [role="alert"]';
  await visitor.sees('the focus on what is wrong', focused, alert);
  equal(
    await driver.evaluate(() => [
      document.querySelector('[role="alert"]')?.textContent?.includes('Перевірте позначені поля'),
      document.querySelector('[name="name"]')?.getAttribute('aria-invalid') ?? 'false',
      document.querySelector('[name="email"]')?.getAttribute('aria-invalid'),
      document.querySelector('#contact-message-error')?.textContent?.includes('Щонайменше знаків: 10'),
    ]),
    [true, 'false', 'true', true],
    'what the form says',
  );
});

const cursor = journey(
  'the bubble stops where the pointer stops; Tab begins at the way to the content',
  async (visitor) => {
    const { driver } = visitor;
    await visitor.visit('/privacy');
    await driver.key('Tab');
    await visitor.sees('the focus on the link to the content', focused, 'a[href="#main"]');
    await driver.pointAt(300, 300);
    await visitor.sees('a bubble', () => document.querySelector('[data-cursor]') !== null);
    // Two movements within one thirtieth of a second: the second is not dropped.
    await driver.pointAt(310, 300);
    await driver.pointAt(320, 310);
    await visitor.sees('the bubble round 320, 310', () => {
      const box = document.querySelector('[data-cursor]')?.getBoundingClientRect();
      return (
        box !== undefined && Math.round(box.x + box.width / 2) === 320 && Math.round(box.y + box.height / 2) === 310
      );
    });
  },
);

const light = journey('a page that needs no script asks for no remote', async (visitor) => {
  await visitor.visit('/services/seo');
  await visitor.click('header nav button[popovertarget]');
  await visitor.sees('the panel', open, panel);
  equal(
    await visitor.driver.evaluate(() => ({
      needs: document.querySelectorAll('main [data-needs]').length,
      remotes: performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/r\/(?!shell\/).*\.js$/.test(path)),
    })),
    { needs: 0, remotes: [] },
    'what the page needs, and has asked for',
  );
});

const next = journey(
  'a link that loads a document leads on, where nothing was rendered ahead, too',
  async (visitor) => {
    const card = '#cards a[href="/services/opencart"]';
    await visitor.open('/services/cms-framework');
    await visitor.mark();
    await visitor.pointAt(card);
    await visitor.click(card);
    await visitor.arrives('/services/opencart', 'main [data-remote="services"] h1');
    equal(await visitor.driver.evaluate(() => 'sameDocument' in window), false, 'whether the document is the same');
    await visitor.driver.back();
    await visitor.arrives('/services/cms-framework', '#cards');
  },
);

/** What a visitor does on the site, in the order of how often. */
export const journeys: readonly Check[] = [
  between,
  scroll,
  language,
  services,
  menu,
  carousel,
  question,
  dialog,
  form,
  cursor,
  light,
  next,
];
