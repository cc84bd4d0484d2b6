import { pick, press } from '../Visitor.ts';
import { byWhat, type Step } from './Step.ts';

const panel: Step = {
  name: 'menu',
  weight: 3,
  when: ({ lost, offers }) => !lost && offers.open === undefined && (offers.panel || offers.menu),
  async take(visitor, expected, { keys }) {
    const { offers } = expected;
    const what = offers.panel ? 'panel' : 'dialog';
    const found = await pick(
      visitor,
      offers.panel ? 'header nav button[popovertarget]' : 'header button[commandfor]',
      0,
    );
    if (!found) return;
    await press(visitor, found.element, keys);
    expected.openedAt = expected.width;
    return {
      said: `opens ${what === 'panel' ? 'the panel of services' : 'the menu'}, ${byWhat(keys)}`,
      promised: { open: what, focus: 'somewhere' },
    };
  },
};

const dialog: Step = {
  name: 'dialog',
  weight: 2,
  when: ({ lost, offers }) => !lost && offers.open === undefined && offers.dialogs > 0,
  async take(visitor, expected, { which, keys }) {
    const found = await pick(visitor, 'main button[commandfor][command="show-modal"]', which);
    if (!found) return;
    await press(visitor, found.element, keys);
    expected.openedAt = expected.width;
    return {
      said: `opens the dialog "${found.name}", ${byWhat(keys)}`,
      promised: { open: 'dialog', focus: 'somewhere' },
    };
  },
};

const close: Step = {
  name: 'close',
  weight: 4,
  when: ({ lost, offers }) => !lost && offers.open !== undefined,
  async take(visitor, { offers, openedAt, width }, { which, keys }) {
    const ways = offers.open === 'dialog' ? ['Escape', 'its button'] : ['Escape', 'a press beside it'];
    const way = ways[which % ways.length];
    if (way === 'Escape') await visitor.page.keyboard.press('Escape');
    if (way === 'its button') {
      const found = await pick(visitor, 'dialog[open] button[command="close"]', 0);
      if (!found) return;
      await press(visitor, found.element, keys);
    }
    if (way === 'a press beside it') {
      const size = visitor.page.viewportSize();
      await visitor.page.mouse.click((size?.width ?? 0) / 2, (size?.height ?? 0) - 10);
    }
    return {
      said: `closes what is open with ${way}`,
      promised: { open: 'nothing', ...(way !== 'a press beside it' && openedAt === width && { focus: 'somewhere' }) },
    };
  },
};

const question: Step = {
  name: 'question',
  weight: 2,
  when: ({ lost, offers }) => !lost && offers.open === undefined && offers.questions > 0,
  async take(visitor, _expected, { which, keys }) {
    const found = await pick(visitor, 'main summary', which);
    if (!found) return;
    const isOpen = () => found.element.evaluate((each) => each.closest('details')?.open ?? false);
    const before = await isOpen();
    await press(visitor, found.element, keys);
    return {
      said: `turns the question "${found.name}", ${byWhat(keys)}`,
      promised: { focus: 'somewhere', turned: async () => (await isOpen()) !== before },
    };
  },
};

const carousel: Step = {
  name: 'carousel',
  weight: 3,
  when: ({ lost, offers }) => !lost && offers.open === undefined && offers.carousels > 0,
  async take(visitor, _expected, { which, keys }) {
    const found = await pick(
      visitor,
      'main [data-step]:not([aria-disabled], [data-step="0"][aria-current]):is([data-step="1"], [data-step="-1"], [data-step="0"])',
      which,
    );
    if (!found) return;
    const shown = () =>
      found.element.evaluate((each) => {
        const carousel = each.closest('[aria-roledescription="carousel"]');
        const row = carousel?.querySelector('[tabindex="0"]')?.getBoundingClientRect();
        const slides = [...(carousel?.querySelectorAll('[aria-roledescription="slide"]') ?? [])];
        const midst = ({ left, width }: DOMRect) => left + width / 2;
        const away = slides.map((slide) =>
          Math.abs(midst(slide.getBoundingClientRect()) - midst(row ?? new DOMRect())),
        );
        return away.indexOf(Math.min(...away));
      });
    const before = await shown();
    // Until it runs it is a row that scrolls, and a row cannot go to before its first slide: that is made up for when it runs.
    const certain = await found.element.evaluate(
      (each) => each.dataset.step !== '0' || each.closest('[data-ready]') !== null,
    );
    await press(visitor, found.element, keys);
    return {
      said: `moves the carousel by "${found.name}", ${byWhat(keys)}`,
      promised: {
        focus: 'somewhere',
        wanted: true,
        ...(certain && { turned: async () => (await shown()) !== before }),
      },
    };
  },
};

export const opening: readonly Step[] = [panel, dialog, close, question, carousel];
