import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf, type Language, readAddress } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import { beforeItsDocument } from '../remotes/itsDocument.browser.ts';
import type { PageSource } from '../remotes/PageSource.ts';
import { changePage } from './pageChange.ts';

interface ShellNavigationOptions extends Pick<NavigationPort, 'detectsAt'> {
  readonly source: PageSource;
  /** True once the frame responds and no page is on its way. Until then a link is a link: it must not wait for a remote that may never come. */
  readonly responds: () => boolean;
  readonly onLanguageChosen: (language: Language) => void;
}

/**
 * The navigation port, over the router. One for the life of the page: a changed one would reach the page's boundary while it is
 * still dehydrated.
 */
export function useShellNavigation({
  source,
  responds,
  onLanguageChosen,
  detectsAt,
}: ShellNavigationOptions): NavigationPort {
  const navigate = useNavigate();
  // The router makes a new function for every location; the port keeps to the newest.
  const newest = useRef(navigate);
  useLayoutEffect(() => {
    newest.current = navigate;
  }, [navigate]);

  const asked = useRef(0);
  /** Says of what was asked for just now whether it is still wanted: the visitor may go on meanwhile, or ask for something else. */
  const ask = () => {
    const from = location.href;
    asked.current += 1;
    const mine = asked.current;
    return () => mine === asked.current && location.href === from;
  };

  return useMemo(
    () => ({
      go(address) {
        if (!responds()) return location.assign(address);
        const from = location.href;
        const to = new URL(address, from);
        const show = () => void newest.current(address, { replace: to.href === from });
        if (to.pathname === location.pathname) return show();
        // As a document would: the address changes when the page is there.
        const wanted = ask();
        const { path, language } = readAddress(to.pathname);
        beforeItsDocument(Promise.all([source.messages(language), source.page(path, language)]), address).then(
          () => {
            if (!wanted()) return;
            // The document's own page may have been asked for meanwhile.
            if (!responds()) return location.assign(address);
            void source.leave().then(() => wanted() && changePage(show));
          },
          () => wanted() && location.assign(address),
        );
      },
      prepare(address) {
        const { path, language } = readAddress(new URL(address, location.href).pathname);
        source.prepare(path, language);
      },
      async switchLanguage(to) {
        onLanguageChosen(to);
        const { path, language } = readAddress(location.pathname);
        const twin = addressOf(path, to) + location.search + location.hash;
        const wanted = ask();
        if (language === to) return;
        if (!responds() || isTranslated()) return location.assign(twin);
        // What was pressed is painted first; what follows takes longer than a frame.
        await painted();
        if (!wanted()) return;
        // Words and page first, then one transition: frame and page change together. What is on screen is made whole, so that it changes in place.
        const coming = Promise.all([source.messages(to), source.page(path, to), source.wholePage()]);
        const ready = await beforeItsDocument(coming, twin).then(
          () => true,
          () => false,
        );
        if (!wanted()) return;
        if (ready) void newest.current(twin, { state: { keepsScroll: true } });
        else location.assign(twin);
      },
      detectsAt,
      routeTable: () => source.routeTable(),
    }),
    [source, responds, onLanguageChosen, detectsAt],
  );
}

/** A translator has put its own texts in the place of ours: new words would not reach the page. */
const isTranslated = () => document.querySelector('#root font, html[class*="translated-"]') !== null;

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
