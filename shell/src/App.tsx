import { use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { AssetsProvider } from 'shared/assets';
import { getHashedFilesBase, htmlLang, type Language, type Path, readAddress } from 'shared/contract';
import { LanguageProvider } from 'shared/language';
import { type NavigationPort, NavigationProvider } from 'shared/navigation';
import { type Site, SiteProvider } from 'shared/site';
import { restoreControls } from './controls/restoreControls.browser.ts';
import { Announcer } from './frame/Announcer/Announcer.tsx';
import { Cursor } from './frame/Cursor/Cursor.tsx';
import { Footer } from './frame/Footer/Footer.tsx';
import * as styles from './frame/frame.css.ts';
import { Header } from './frame/Header/Header.tsx';
import { SkipLink } from './frame/SkipLink/SkipLink.tsx';
import { type OnPageShown, Outlet } from './remotes/Outlet/Outlet.tsx';
import type { FrameContent, PageSource } from './remotes/PageSource.ts';
import { useShellNavigation } from './routing/useShellNavigation.ts';
import 'shared/theme';
import './frame/PageTransition/betweenDocuments.css';
import './frame/PageTransition/PageTransition.css.ts';

interface AppProps {
  readonly source: PageSource;
  readonly site: Site;
  /** Path of the not-found page, if the document is one. No address leads to this page, so its language links lead to the home pages. */
  readonly notFoundAt?: Path | undefined;
  /** Path of the loaded document, if that page detects the visitor's language. */
  readonly languageDetectedAt?: Path | undefined;
  /** Is called once, when the frame is interactive. Receives the frame's navigation. */
  readonly onFrameReady?: (navigation: NavigationPort) => void;
  readonly onPageShown?: OnPageShown;
  /** Sets the scroll position after a navigation. `isSamePage` is true if the path stayed the same, as for a fragment link. */
  readonly onNavigated?: (type: `${NavigationType}`, isSamePage: boolean) => void;
  /** Is called when the visitor chooses a language, before the language changes. */
  readonly onLanguageChosen?: (language: Language) => void;
}

/**
 * Renders the frame and the page inside it, in the language of the address. Both entries (Node and browser) render it below a router. The
 * router's transition changes frame and page together, when the page and its words have loaded.
 */
export function App({
  source,
  site,
  notFoundAt,
  languageDetectedAt,
  onFrameReady = noop,
  onPageShown = noop,
  onNavigated = noop,
  onLanguageChosen = noop,
}: AppProps) {
  const { pathname, hash, key: entry } = useLocation();
  // Adds the fragment, because the history entries of plain fragment links have no key.
  const key = entry + hash;
  const type = useNavigationType();
  const { path, language } = readAddress(pathname);
  const [announced, setAnnounced] = useState('');

  const arrival = useRef({ first: true, type, key, pathname });
  const page = useRef<FrameContent>(undefined);
  const isFrameHydrated = useRef(false);
  const isInteractive = useCallback(() => isFrameHydrated.current && source.isInteractive(), [source]);
  const navigation = useShellNavigation({ source, notFoundAt, isInteractive, onLanguageChosen });
  const [detectedAt, setDetectedAt] = useState(languageDetectedAt);
  const port = useMemo(() => ({ ...navigation, languageDetectedAt: detectedAt }), [navigation, detectedAt]);
  useEffect(() => {
    isFrameHydrated.current = true;
    onFrameReady(navigation);
    return () => {
      // Makes links load documents after an uncaught error has removed the frame.
      isFrameHydrated.current = false;
    };
  }, [onFrameReady, navigation]);

  const handlePageShown = useCallback<OnPageShown>(
    (shown, isInteractive, reason) => {
      const { first, type: by } = arrival.current;
      arrival.current.first = false;
      onPageShown(shown, isInteractive, reason);
      if (shown.kind === 'page' && shown.route.detectsLanguage) setDetectedAt(shown.route.path);
      // Announces nothing if `Outlet` reports the page again, because it threw after it was shown.
      const isShownAgain = page.current === shown;
      page.current = shown;
      if (first || isShownAgain) return;
      setAnnounced(document.title);
      onNavigated(by, false);
    },
    [onPageShown, onNavigated],
  );
  useLayoutEffect(restoreControls, []);
  useLayoutEffect(() => {
    document.documentElement.lang = htmlLang[language];
  }, [language]);
  // Runs before the effects of a new page. Also runs for a fragment link, or a link to the same page, which show no new page.
  useLayoutEffect(() => {
    const before = arrival.current;
    // True until a page is shown, or until the visitor leaves the document's own page before it has loaded.
    const first = before.first && before.pathname === pathname;
    arrival.current = { first, type, key, pathname };
    if (before.key !== key && before.pathname === pathname) onNavigated(type, true);
  }, [type, key, pathname, onNavigated]);

  const alternatePath = path === notFoundAt ? '/' : path;
  return (
    <SiteProvider site={site}>
      <LanguageProvider language={language} messages={use(source.messages(language))}>
        <NavigationProvider port={port}>
          <AssetsProvider base={getHashedFilesBase('shell')}>
            <SkipLink />
            <Header path={path} alternatePath={alternatePath} />
            <main id="main" className={styles.main}>
              <Outlet source={source} path={path} language={language} onPageShown={handlePageShown} />
            </main>
            <Footer path={path} alternatePath={alternatePath} />
            <Announcer title={announced} />
            <Cursor />
          </AssetsProvider>
        </NavigationProvider>
      </LanguageProvider>
    </SiteProvider>
  );
}

const noop = () => {};
