import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf, type Language, readAddress } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import type { PageSource } from '../remotes/PageSource.ts';

interface ShellNavigationOptions {
  readonly source: PageSource;
  /** True once a page responds. Until then a link is a link: it must not wait for a remote that may never come. */
  readonly responds: () => boolean;
  readonly onLanguageChosen: (language: Language) => void;
}

/**
 * The navigation port, over the router. One for the life of the page: a changed one would reach the page's boundary while it is
 * still dehydrated.
 */
export function useShellNavigation({ source, responds, onLanguageChosen }: ShellNavigationOptions): NavigationPort {
  const navigate = useNavigate();
  // The router makes a new function for every location; the port keeps to the newest.
  const newest = useRef(navigate);
  useLayoutEffect(() => {
    newest.current = navigate;
  }, [navigate]);

  return useMemo(
    () => ({
      go(address) {
        if (!responds()) return location.assign(address);
        const here = location.pathname + location.search + location.hash;
        void newest.current(address, { replace: address === here });
      },
      prepare(address) {
        const { path, language } = readAddress(new URL(address, location.href).pathname);
        source.prepare(path, language);
      },
      async switchLanguage(to) {
        onLanguageChosen(to);
        const from = location.href;
        const { path } = readAddress(location.pathname);
        const twin = addressOf(path, to) + location.search + location.hash;
        if (!responds()) return location.assign(twin);
        // Words and page first, then one transition: frame and page change together.
        const ready = await Promise.all([source.messages(to), source.page(path, to)]).then(
          () => true,
          () => false,
        );
        // The visitor may have gone on meanwhile; then that is what they want.
        if (location.href !== from) return;
        if (ready) void newest.current(twin, { state: { keepsScroll: true } });
        else location.assign(twin);
      },
      routeTable: () => source.routeTable(),
    }),
    [source, responds, onLanguageChosen],
  );
}
