/** Something that a visitor taps, and how a page tells what came of it. Expressions are evaluated in the page. */
export interface Control {
  readonly name: string;
  readonly address: string;
  /** The width of the window: the services panel is for wide ones. */
  readonly width: number;
  /** What is tapped, a selector: the first that is found. */
  readonly target: string;
  /** What is done before, as a visitor would have: a form is filled in. */
  readonly before?: string;
  /** Whether it has happened. */
  readonly happened: string;
  /** Whether it has happened more than once, or was taken back; looked at when all is quiet and the page is hydrated. */
  readonly doubled: string;
  /** Within how many milliseconds it is to happen. */
  readonly limit: number;
  /** Only script brings it about: with the starter refused it must be found lost. */
  readonly needsScript?: true;
}

const phone = 412;
const slides = `document.querySelector('#client [aria-roledescription="carousel"]')`;
/** How many slides the row has gone by, running or not. */
const gone = `(() => {
  const [first, second] = ${slides}.querySelectorAll('[aria-roledescription="slide"]');
  const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  return (first.parentElement.parentElement.getBoundingClientRect().left - first.getBoundingClientRect().left) / width;
})()`;

export const controls: readonly Control[] = [
  {
    name: 'menu',
    address: '/terms',
    width: phone,
    target: 'header button[aria-haspopup="dialog"]',
    happened: `document.querySelector('#site-menu')?.matches(':modal')`,
    doubled: `!document.querySelector('#site-menu')?.matches(':modal')`,
    limit: 100,
  },
  {
    name: 'panel',
    address: '/terms',
    width: 1100,
    target: 'header button[aria-controls="services-panel"]',
    happened: `document.querySelector('#services-panel')?.matches(':popover-open')`,
    doubled: `!document.querySelector('#services-panel')?.matches(':popover-open')`,
    limit: 100,
  },
  {
    name: 'question',
    address: '/exchange',
    width: phone,
    target: '#faq summary',
    happened: `document.querySelector('#faq details')?.open`,
    doubled: `!document.querySelector('#faq details')?.open`,
    limit: 100,
  },
  {
    // The browser sets out for the twin's document; when that is there is for the line to say.
    name: 'language',
    address: '/terms',
    width: phone,
    target: 'header a[hreflang="en"]',
    happened: 'window.setsOut === 1',
    doubled: `window.setsOut > 1 || document.documentElement.lang !== 'en'`,
    limit: 100,
  },
  {
    name: 'language, its page',
    address: '/terms',
    width: phone,
    target: 'header a[hreflang="en"]',
    happened: `document.documentElement.lang === 'en'`,
    doubled: `document.documentElement.lang !== 'en'`,
    limit: 1500,
  },
  {
    name: 'carousel, next',
    address: '/portfolio/ikura',
    width: phone,
    target: '#client [data-step="1"]',
    before: `window.goneBefore = ${gone}`,
    happened: `Math.abs(${gone} - window.goneBefore) > 0.2`,
    doubled: `Math.abs(${gone} - window.goneBefore) > 1.5`,
    limit: 1500,
  },
  {
    name: 'form, submit',
    address: '/contact-us',
    width: phone,
    target: '#contact-form form button[type="submit"]',
    before: `(() => {
      const form = document.querySelector('#contact-form form');
      const values = { name: 'Олена', email: 'olena@example.com', message: 'Потрібен сайт для музею.' };
      for (const [name, value] of Object.entries(values)) form.elements[name].value = value;
      form.querySelector('[type="checkbox"]').checked = true;
    })()`,
    happened: `document.querySelector('#contact-form form')?.hidden`,
    doubled: `!document.querySelector('#contact-form form')?.hidden`,
    limit: 1500,
    needsScript: true,
  },
];
