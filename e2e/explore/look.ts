import type { Page } from '@playwright/test';
import { silent } from '../faults/lookAt.ts';
import type { Offers } from './Expected.ts';

/** What is to be seen of a page at one moment. */
export interface Seen {
  /** Path, query and fragment. */
  readonly address: string;
  readonly lang: string;
  readonly title: string;
  readonly header: string;
  readonly main: string;
  readonly footer: string;
  /** How often each of them is there. */
  readonly counts: Readonly<Record<string, number>>;
  /** In pixels, of `<main>`. */
  readonly height: number;
  readonly headingSeen: boolean;
  /** What has the focus, and whether that is the page's heading, or nothing at all. */
  readonly focus: { readonly name: string; readonly heading: boolean; readonly nowhere: boolean };
  /** It is the document that the step before has seen. */
  readonly sameDocument: boolean;
  readonly hydrated: string | undefined;
  readonly pageHydrated: boolean;
  /** Modal dialogs that nobody can see. */
  readonly modalOverNothing: readonly string[];
  readonly inert: readonly string[];
  readonly scrollLocked: boolean;
  readonly unpinned: boolean;
  readonly scripts: readonly string[];
  readonly y: number;
  /** How far it was scrolled when something was pressed to leave it, if the document is the same. */
  readonly leftAt: number | undefined;
  /** Which of its sections is in the midst of the window, counted from 0. */
  readonly part: number;
  readonly furthest: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly offers: Offers;
  /** The browser shows a page of its own: there is no site to be seen. */
  readonly ownPage: boolean;
}

/**
 * After a frame: what a step has brought about is there, or is on its way. A page that is at work is looked at when it has a moment: looks one
 * after another took the processor from what they were waiting for.
 */
export const look = (page: Page): Promise<Seen> =>
  page.evaluate(async (silent) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
    const textOf = (selector: string) => {
      const said = document.querySelector(selector)?.cloneNode(true) as HTMLElement | undefined;
      for (const each of said?.querySelectorAll(silent) ?? []) each.remove();
      return said?.textContent ?? '';
    };
    const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
      ...document.querySelectorAll<Found>(selector),
    ];
    const isSeen = (each: Element | null) => {
      if (!each?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const seen = (selector: string) => all(selector).filter(isSeen);
    const { documentElement: root, activeElement: focused, body } = document;
    const main = document.querySelector('main');
    const called = (each: Element | null) =>
      each ? `${each.tagName.toLowerCase()}${each.id ? `#${each.id}` : ''}` : 'nothing';
    const modal = document.querySelector('dialog:modal');
    const panel = document.querySelector(':popover-open:not([popover="manual"])');
    return {
      address: location.pathname + location.search + location.hash,
      lang: root.lang,
      title: document.title,
      header: textOf('header'),
      main: textOf('main'),
      footer: textOf('footer'),
      counts: {
        header: all('header').filter((each) => !each.closest('main')).length,
        main: all('main').length,
        footer: all('footer').filter((each) => !each.closest('main')).length,
        h1: all('h1').length,
      },
      height: main?.offsetHeight ?? 0,
      headingSeen: seen('main h1').length > 0,
      focus: {
        name: called(focused),
        heading: focused?.matches('main h1') ?? false,
        nowhere: focused === null || focused === body || focused === root,
      },
      sameDocument: 'walked' in window,
      hydrated: root.dataset.hydrated,
      pageHydrated: document.querySelector('#main > [data-remote][data-hydrated]') !== null,
      modalOverNothing: all('dialog:modal')
        .filter((each) => !isSeen(each))
        .map(called),
      // Slides that are not shown are inert, and a carousel's own business.
      inert: all(':is(body, #root, header, main, footer)[inert]').map(called),
      scrollLocked: getComputedStyle(root).overflowY === 'hidden',
      unpinned: 'unpinnedRan' in globalThis,
      scripts: all<HTMLScriptElement>('script[src]:not([integrity])').map(({ src }) => src),
      y: Math.round(scrollY),
      leftAt: (window as { leftAt?: number }).leftAt,
      part: all('main section, footer').findIndex((each) => each.getBoundingClientRect().bottom > innerHeight / 2),
      furthest: Math.floor(root.scrollHeight - innerHeight),
      fields: Object.fromEntries(
        all<HTMLInputElement>('#contact-form :is(input, textarea)[name]').map(({ name, value }) => [name, value]),
      ),
      offers: {
        panel: seen('header nav button[popovertarget]').length > 0,
        menu: seen('header button[commandfor]').length > 0,
        dialogs: seen('main button[commandfor][command="show-modal"]').length,
        questions: seen('main summary').length,
        carousels: seen('main [data-step="1"]').length,
        form: isSeen(document.querySelector('#contact-form form')),
        open: modal ? 'dialog' : isSeen(panel) ? 'panel' : undefined,
      } as const,
      ownPage: document.querySelector('#root') === null && location.protocol === 'chrome-error:',
    };
  }, silent);

/** The document on screen is known again: a mark on the window is gone if another was loaded since. @returns false if it went just then */
export const markSeen = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      Object.assign(window, { walked: true });
      return true;
    })
    .catch(() => false);

/** The document on screen is the one that was marked. A page that cannot say so has gone, too. */
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'walked' in window).catch(() => false);
