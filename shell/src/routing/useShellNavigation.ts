import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatAddress, type Language, type Path, readAddress } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import type { PageSource } from '../remotes/PageSource.ts';
import { raceDocument } from '../retry/documentFallback.browser.ts';
import { changePage } from './pageChange.ts';

interface ShellNavigationOptions {
  readonly source: PageSource;
  /** Path of the not-found page, if the document is one. */
  readonly notFoundAt: Path | undefined;
  /** True once the frame is interactive and no page is loading. Until then links load documents, because a remote may never arrive. */
  readonly isInteractive: () => boolean;
  readonly onLanguageChosen: (language: Language) => void;
}

/** Creates the navigation API. Returns the same object on every render: a new one would update the dehydrated Suspense boundary. */
export function useShellNavigation({
  source,
  notFoundAt,
  isInteractive,
  onLanguageChosen,
}: ShellNavigationOptions): NavigationPort {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  const requestCount = useRef(0);
  /** Starts a request. Returns a function that tells whether the request is still the newest: the visitor may have navigated on. */
  const startRequest = () => {
    const from = location.href;
    requestCount.current += 1;
    const ownCount = requestCount.current;
    return () => ownCount === requestCount.current && location.href === from;
  };

  return useMemo(
    () => ({
      go(address) {
        if (!isInteractive()) return location.assign(address);
        const from = location.href;
        const to = new URL(address, from);
        const show = () => void latestNavigate.current(address, { replace: to.href === from });
        const isCurrent = startRequest();
        if (to.pathname === location.pathname) return show();
        // Shows the new page, and changes the address, only when the page has loaded, as in a document navigation.
        const { path, language } = readAddress(to.pathname);
        // Loads the document, because the page of this path is the not-found page: its address may have had more slashes.
        if (path === notFoundAt) return location.assign(address);
        raceDocument(Promise.all([source.messages(language), source.page(path, language)]), address).then(
          () => {
            if (!isCurrent()) return;
            // Navigates by document if the document's own page is loading, because the visitor used a part of it after the request began.
            if (!isInteractive()) return location.assign(address);
            void source.abandonCurrentPage().then(() => isCurrent() && changePage(show));
          },
          () => isCurrent() && location.assign(address),
        );
      },
      prefetch(address) {
        const { path, language } = readAddress(new URL(address, location.href).pathname);
        source.prefetch(path, language);
      },
      async switchLanguage(to) {
        onLanguageChosen(to);
        const { path, language } = readAddress(location.pathname);
        const alternateAddress = formatAddress(path, to) + location.search + location.hash;
        const isCurrent = startRequest();
        // Leads where the link's address says. The path of a not-found page may begin like the address of another site: `//host`.
        if (path === notFoundAt) return location.assign(formatAddress('/', to));
        if (language === to) return;
        if (!isInteractive() || isTranslated()) return location.assign(alternateAddress);
        // Lets the browser paint the pressed link first, because the change of language takes longer than a frame.
        await waitForPaint();
        if (!isCurrent()) return;
        // Loads words and page before the switch, so that one transition changes both. Hydrates the current page, because React keeps its
        // component and only changes its words.
        const loading = Promise.all([source.messages(to), source.page(path, to), source.loadCurrentPage()]);
        const isLoaded = await raceDocument(loading, alternateAddress).then(
          () => true,
          () => false,
        );
        if (!isCurrent()) return;
        if (isLoaded) void latestNavigate.current(alternateAddress, { state: { keepsScroll: true } });
        else location.assign(alternateAddress);
      },
      routeTable: () => source.routeTable(),
    }),
    [source, notFoundAt, isInteractive, onLanguageChosen],
  );
}

/** Tells whether a translation tool has replaced texts. React could not replace such texts by new ones. */
const isTranslated = () => document.querySelector('#root font, html[class*="translated-"]') !== null;

const waitForPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
