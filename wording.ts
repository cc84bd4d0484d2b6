/**
 * Words that the site must not use, and what to write instead. One word for one thing, on every page and in both languages.
 * `wording.test.ts` checks every message of every package.
 */
export interface Wording {
  readonly language: 'ua' | 'en';
  readonly unwanted: RegExp;
  readonly say: string;
  /** Text in which the rule must find a fault, which proves that the rule works. */
  readonly wrong: string;
  /** True if the rule asks for no-break spaces. All other rules also find phrases that have them. */
  readonly asksForNoBreakSpaces?: true;
  /** Exact phrases that may stay, each with the reason: the specification prescribes the phrase, or the word has another meaning. */
  readonly except?: Readonly<Record<string, string>>;
}

export const wordings: readonly Wording[] = [
  { language: 'en', unwanted: /\bcarts?\b/i, say: 'basket', wrong: 'Add to cart' },
  { language: 'en', unwanted: /plug-in/i, say: 'plugin', wrong: 'Update plug-ins' },
  {
    language: 'en',
    unwanted: /\b(internet|web) (shop|store)|\bonline shop|\be-?shop\b/i,
    say: 'online store',
    wrong: 'An internet shop for pets',
    except: { 'Internet shop': 'SPEC §3, the category of a portfolio project' },
  },
  { language: 'en', unwanted: /\be-mail/i, say: 'email', wrong: 'Your e-mail' },
  { language: 'en', unwanted: /\bweb[ -]site/i, say: 'website', wrong: 'A web site' },
  { language: 'en', unwanted: /\bsite map\b/i, say: 'sitemap', wrong: 'Open the site map' },
  { language: 'en', unwanted: /\blog[ -]?(in|on)\b/i, say: 'sign in, sign-in', wrong: 'Log in to your account' },
  { language: 'en', unwanted: /\binquir/i, say: 'enquiry', wrong: 'An inquiry' },
  {
    language: 'en',
    unwanted: /\b(colors?|centers?|catalogs?|favorites?|behaviors?|(organ|optim|custom|recogn)iz\w*|analyz\w*)\b/i,
    say: 'British spelling: colour, centre, catalogue, organise',
    wrong: 'Organize the catalog',
  },
  { language: 'en', unwanted: /cosmetologist/i, say: 'aesthetic practitioner', wrong: 'A cosmetologist orders' },
  { language: 'en', unwanted: /foreign code/i, say: 'malicious code', wrong: 'foreign code appears' },
  { language: 'en', unwanted: /trading platform/i, say: 'e-commerce platform', wrong: 'trading platforms' },
  { language: 'en', unwanted: /choose another\b/i, say: 'choose something else', wrong: 'When to choose another' },
  { language: 'en', unwanted: /\bspare (screen|step)/i, say: 'unnecessary', wrong: 'without spare screens' },
  {
    language: 'en',
    unwanted: /(more than|over) \d+\+/i,
    say: 'the number with its plus, or "more than" without one',
    wrong: 'Over 60+ people',
    except: { 'More than 700+ projects in 10 years of work': 'SPEC §1, title of the portfolio teaser' },
  },
  {
    language: 'en',
    unwanted: /\bchose another\b/i,
    say: 'chose something else',
    wrong: 'A case where we chose another',
  },
  { language: 'en', unwanted: /SEO promotion|search promotion$/i, say: 'SEO', wrong: 'SEO promotion' },
  {
    language: 'en',
    unwanted: /^social media(?: \(SMM\))?$/i,
    say: 'Social media marketing, where it names the service',
    wrong: 'Social media (SMM)',
  },
  {
    language: 'en',
    unwanted: /\byour clients?\b|\bclient accounts?\b|\b(?:bring|hear from) clients\b/i,
    say: 'customer: clients are the agency’s, customers the client’s',
    wrong: 'Who is your client?',
  },
  { language: 'en', unwanted: /\bmeasures?\b/i, say: 'metric', wrong: 'the main measure' },
  {
    language: 'en',
    unwanted: /\bfoundations?\b/i,
    say: 'platform',
    wrong: 'Four foundations for a site',
    except: { 'not into foundations': 'groundwork, not what a site is built on' },
  },
  {
    language: 'en',
    unwanted: /\bstates?\b/i,
    say: 'status, of orders and keys',
    wrong: 'The state of an order',
    except: {
      'general state of the market': 'a condition that nobody lists',
      'technical state': 'how well a site is made',
    },
  },
  { language: 'en', unwanted: /lines of depth/i, say: 'contour lines', wrong: 'drawn with lines of depth' },
  { language: 'en', unwanted: /page addresses/i, say: 'URLs', wrong: 'with its page addresses kept' },
  { language: 'en', unwanted: /\bclose by\b/i, say: 'a close-up of', wrong: 'salmon roe close by' },
  {
    language: 'en',
    unwanted: /does not open here|do not turn\b|cannot be reached just now/i,
    say: 'cannot be shown right now, is temporarily unavailable',
    wrong: 'The map does not open here now.',
  },
  { language: 'en', unwanted: /\banswers? for\b/i, say: 'be responsible for', wrong: 'what we answer for' },
  { language: 'en', unwanted: /^Assembly$/, say: 'Build', wrong: 'Assembly' },
  { language: 'en', unwanted: /^A diagram\b/, say: 'Diagram:', wrong: 'A diagram: a queue' },
  { language: 'en', unwanted: /UAH \d|\d\s?₴/, say: 'the sign before the number: ₴1,280', wrong: 'UAH 1,280' },

  { language: 'ua', unwanted: /(?<!\p{L})мап(а|у|и|і|ою)(?!\p{L})/iu, say: 'карта', wrong: 'Показати мапу' },
  {
    language: 'ua',
    unwanted: /проект(?!ув)/iu,
    say: 'проєкт',
    wrong: 'Наші проекти',
    except: { 'Ми створюємо дивовижні проекти': 'SPEC §2, heading of the portfolio' },
  },
  { language: 'ua', unwanted: /агентств/iu, say: 'агенція', wrong: 'Рекламне агентство' },
  {
    language: 'ua',
    unwanted: /(?<!\p{L})чинн/iu,
    say: 'нинішній, поточний, наявний: «чинний» is what is in force',
    wrong: 'чинний сайт',
    except: {
      'Чинні з {effectiveDate}': 'the terms are in force',
      'Чинна з {effectiveDate}': 'the policy is in force',
      'Чинна редакція': 'the wording that is in force',
      'чинний сертифікат': 'a certificate that is valid',
    },
  },
  { language: 'ua', unwanted: /^Локація$/u, say: 'Розташування', wrong: 'Локація' },
  { language: 'ua', unwanted: /SEO-оптимізац/iu, say: 'SEO', wrong: 'SEO-оптимізація' },
  { language: 'ua', unwanted: /(?<!\p{L})веб-/iu, say: 'without a hyphen: вебдизайн', wrong: 'веб-дизайн' },
  {
    language: 'ua',
    unwanted: /(інтернет|онлайн|веб)[ \u00a0]магазин|онлайн-магазин/iu,
    say: 'інтернет-магазин',
    wrong: 'онлайн-магазин',
  },
  { language: 'ua', unwanted: /корзин/iu, say: 'кошик', wrong: 'Додати в корзину' },
  { language: 'ua', unwanted: /ак{1,2}аунт|(?<!\p{L})логін/iu, say: 'обліковий запис', wrong: 'Увійдіть в акаунт' },
  {
    language: 'ua',
    unwanted: /(увійдіть у|дані|вхід у)[ \u00a0]рахун/iu,
    say: 'обліковий запис: рахунок is money',
    wrong: 'Увійдіть у рахунок',
  },
  { language: 'ua', unwanted: /лендінг/iu, say: 'лендинг', wrong: 'Лендінг' },
  { language: 'ua', unwanted: /плаґін|(?<!\p{L})плагин/iu, say: 'плагін', wrong: 'плагини' },
  { language: 'ua', unwanted: /(?<!\p{L})(імейл|е-мейл|мейл)/iu, say: 'пошта', wrong: 'Ваш імейл' },
  { language: 'ua', unwanted: /співробітник/iu, say: 'працівник', wrong: 'наші співробітники' },
  {
    language: 'ua',
    unwanted: /на протязі|слідуюч|приймати участь/iu,
    say: 'протягом, наступний, брати участь',
    wrong: 'на протязі дня',
  },
  { language: 'ua', unwanted: /дивіться в[ \u00a0]бік/iu, say: 'придивіться до', wrong: 'дивіться в бік Laravel' },
  { language: 'ua', unwanted: /курс[ \u00a0]справ(?!\p{L})/iu, say: 'в курс справи', wrong: 'вводимо в курс справ' },
  {
    language: 'ua',
    unwanted: /понад[ \u00a0]\d+\+/iu,
    say: 'the number with its plus, or «понад» without one',
    wrong: 'Понад 700+ проєктів',
  },
  {
    language: 'ua',
    unwanted: /зразков/iu,
    say: 'умовний, вигаданий, для прикладу: «зразковий» praises',
    wrong: 'Ціни зразкові',
  },
  { language: 'ua', unwanted: /не[ \u00a0]довше[ \u00a0](?!ніж)/iu, say: 'не довше ніж', wrong: 'не довше 30 днів' },
  {
    language: 'ua',
    unwanted: /(?:^|[.!?][ \u00a0])Питання[ \u00a0](?:щодо|про)/u,
    say: 'запитання, which is asked; питання is a matter',
    wrong: 'Питання про ваші дані?',
  },
  { language: 'ua', unwanted: /правіше/iu, say: 'далі праворуч', wrong: 'що правіше система' },
  {
    language: 'ua',
    unwanted: /привести[ \u00a0](?:його|її|клієнт|покупц)|(?:його|її)[ \u00a0]привести/iu,
    say: 'залучити',
    wrong: 'скільки коштує його привести',
  },
  { language: 'ua', unwanted: /типи?[ \u00a0]загроз/iu, say: 'види загроз', wrong: 'типи загроз' },
  {
    language: 'ua',
    unwanted: /(?<!\p{L})мережев\p{L}+[ \u00a0]екран/iu,
    say: 'міжмережевий екран',
    wrong: 'мережевий екран',
  },
  {
    language: 'ua',
    unwanted: /підтримується[ \u00a0]ваш/iu,
    say: 'the system does it: ваша система не підтримує',
    wrong: 'не підтримується вашою системою',
  },
  { language: 'ua', unwanted: /^Складання$/u, say: 'Розробка', wrong: 'Складання' },
  { language: 'ua', unwanted: /\d[ \u00a0]грн/iu, say: '₴', wrong: '1280 грн' },
  { language: 'ua', unwanted: /['\u02bc]/u, say: 'the apostrophe ’ (U+2019)', wrong: 'пам\u02bcять' },
  { language: 'en', unwanted: /['\u02bc]/u, say: 'the apostrophe ’ (U+2019)', wrong: "it's" },
  {
    language: 'ua',
    unwanted: /[\d}] (%|млрд|млн|тис\.)/u,
    say: 'a no-break space before the unit',
    asksForNoBreakSpaces: true,
    wrong: '412,6 млрд',
  },
];

/** Finds unwanted words in a message, each with advice. Exceptions match exact phrases only. */
export function unwantedIn(language: Wording['language'], text: string): string[] {
  return wordings.flatMap(({ language: spoken, unwanted, say, except = {}, asksForNoBreakSpaces = false }) => {
    if (spoken !== language) return [];
    const rest = Object.keys(except).reduce(
      (left, phrase) => left.replaceAll(phrase, ''),
      asksForNoBreakSpaces ? text : text.replaceAll('\u00a0', ' '),
    );
    const found = unwanted.exec(rest)?.[0];
    return found === undefined ? [] : [`"${found}" in "${text}". Say: ${say}.`];
  });
}

/** Short words that belong to the next word, so no line of a heading may end with one. */
const leading = {
  ua: 'до|за|від|над|на|по|із|зі|без|під|про|для|не|їх|її|при|та|чи|а|і|й|в|у|з|о|що|як',
  en: 'a|an|the|to|of|for|in|on|at|by',
} as const;

/** Headings that the specification prescribes with ordinary spaces. */
const unbound = ['More than 700+ projects in 10 years of work', 'Terms of Use', 'Сторінку не знайдено', 'Про SEO'];

/** Finds the short words of a heading that an ordinary space follows, where a line may break. */
export function hangingIn(language: Wording['language'], heading: string): string[] {
  if (unbound.includes(heading)) return [];
  const short = new RegExp(`(?<![\\p{L}\\d’'-])(?:${leading[language]}) (?=\\S)`, 'giu');
  return [...heading.matchAll(short)].map(([word]) => word.trim());
}
