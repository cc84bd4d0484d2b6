import { goTo, languageOf, onScreen, pathOf, twinOf } from '../Expected.ts';
import { look } from '../look.ts';
import { pick, press } from '../Visitor.ts';
import { byWhat, leave, type Step } from './Step.ts';

/** Where links stand, and which of them lead to pages of this site in this tab. */
const places = { page: 'main', header: ':is(header, #site-menu)', footer: 'footer' } as const;
const leadsOn =
  'a:is([href^="/"], [href^="#"]):not([href^="//"], [target], [download], [role="button"], [lang], [hreflang])';

const link = (place: keyof typeof places, weight: number): Step => ({
  name: `link of the ${place}`,
  weight,
  when: ({ lost, offers }) => !lost && (place === 'header' || offers.open === undefined),
  async take(visitor, expected, { which, keys }) {
    const found = await pick(visitor, `${places[place]} ${leadsOn}`, which);
    if (!found) return;
    const before = onScreen(expected).address;
    await press(visitor, found.element, keys, () => leave(visitor, expected));
    const { pathname, search, hash } = new URL(found.href, `http://site${before}`);
    const address = pathname + search + hash;
    goTo(expected, address);
    const elsewhere = pathOf(before) !== pathname;
    return {
      said: `follows the link "${found.name}" of the ${place} to ${address}, ${byWhat(keys)}`,
      // On the page itself nothing of it is wanted; without a part it begins at its top again, and the next step waits for that.
      promised: elsewhere ? { wanted: true, focus: 'heading', open: 'nothing' } : hash === '' ? { y: 0 } : {},
    };
  },
});

const switchLanguage: Step = {
  name: 'language',
  weight: 4,
  when: ({ lost, offers }) => !lost && offers.open !== 'panel',
  async take(visitor, expected, { keys }) {
    const other = ':is(a[lang], a[hreflang]):not([aria-current])';
    let found = await pick(visitor, `header ${other}`, 0);
    if (!found) {
      const menu = await pick(visitor, 'header button[commandfor]', 0);
      if (menu) await press(visitor, menu.element, keys);
      found = await pick(visitor, `#site-menu ${other}`, 0);
    }
    if (!found) return;
    let part = 0;
    await press(visitor, found.element, keys, async () => {
      await leave(visitor, expected);
      part = (await look(visitor.page)).part;
    });
    const twin = twinOf(onScreen(expected).address);
    if (/^(\/en)?\/exchange$/.test(pathOf(twin))) expected.chosenEnglish = languageOf(twin) === 'en';
    goTo(expected, twin, pathOf(twin));
    return {
      said: `switches the language to ${found.name}, ${byWhat(keys)}`,
      promised: { wanted: true, focus: 'somewhere', part },
    };
  },
};

const alongHistory = (name: 'back' | 'forward', by: 1 | -1): Step => ({
  name,
  weight: by === -1 ? 4 : 2,
  when: ({ lost, at, history }) => !lost && history[at + by] !== undefined,
  async take(visitor, expected) {
    const before = onScreen(expected);
    await leave(visitor, expected);
    // By the browser's own button. Asked of the page, the answer may go with the document, and nobody knows whether it went.
    const going = { waitUntil: 'commit' } as const;
    // Offline there is nothing to come.
    await (by === -1 ? visitor.page.goBack(going) : visitor.page.goForward(going)).catch(() => {});
    expected.at += by;
    const { address, left } = onScreen(expected);
    return {
      said: `goes ${name} to ${address}`,
      promised: {
        ...(pathOf(address) !== pathOf(before.address) && { focus: 'heading', open: 'nothing' }),
        ...(left?.width === expected.width && { y: left.y }),
      },
    };
  },
});

const reload: Step = {
  name: 'reload',
  weight: 1,
  when: ({ lost }) => !lost,
  async take({ page }) {
    // Offline there is nothing to come.
    await page.reload({ waitUntil: 'commit' }).catch(() => {});
    return { said: 'reloads', promised: { open: 'nothing' } };
  },
};

export const going: readonly Step[] = [
  link('page', 6),
  link('header', 4),
  link('footer', 2),
  switchLanguage,
  alongHistory('back', -1),
  alongHistory('forward', 1),
  reload,
];
