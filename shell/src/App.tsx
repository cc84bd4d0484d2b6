import { use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AssetsProvider } from 'shared/assets';
import { addressOf, type Language, readAddress, releaseBase } from 'shared/contract';
import { LanguageProvider } from 'shared/language';
import { type NavigationPort, NavigationProvider } from 'shared/navigation';
import { type Site, SiteProvider } from 'shared/site';
import { Announcer } from './frame/Announcer/Announcer.tsx';
import { Footer } from './frame/Footer/Footer.tsx';
import * as styles from './frame/frame.css.ts';
import { Header } from './frame/Header/Header.tsx';
import { SkipLink } from './frame/SkipLink/SkipLink.tsx';
import { Outlet } from './remotes/Outlet/Outlet.tsx';
import type { PageSource, Shown } from './remotes/PageSource.ts';
import 'shared/theme';

interface AppProps {
  readonly source: PageSource;
  readonly site: Site;
  /** The shell's own version: where the frame's files lie. */
  readonly version: string;
  /** Called when a page is on screen and responds, the first one included. */
  readonly onShown?: (shown: Shown) => void;
  /** Called before the visitor's choice of a language is followed. */
  readonly onLanguageChosen?: (language: Language) => void;
}

/** The tree that both entries render: the frame, and the place for pages. It stands inside a router. */
export function App({ source, site, version, onShown = nothing, onLanguageChosen = nothing }: AppProps) {
  const { pathname } = useLocation();
  const { path, language } = readAddress(pathname);
  const messages = use(source.messages(language));
  const navigate = useNavigate();

  // The router makes a new function for every location; the port below keeps to the newest.
  const newestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    newestNavigate.current = navigate;
  }, [navigate]);

  // One port for the life of the page: a changed one would reach the page's boundary while it is still dehydrated.
  const navigation = useMemo<NavigationPort>(
    () => ({
      go: (address) => void newestNavigate.current(address),
      prepare: (address) => {
        const target = readAddress(new URL(address, location.href).pathname);
        // A failure is told by the navigation itself, if it comes to one.
        source.page(target.path, target.language).catch(nothing);
      },
      async switchLanguage(to) {
        onLanguageChosen(to);
        const here = readAddress(location.pathname);
        const twin = addressOf(here.path, to) + location.search + location.hash;
        // Words and page first, then one transition: frame and page change together.
        try {
          await Promise.all([source.messages(to), source.page(here.path, to)]);
          void newestNavigate.current(twin, { state: { keepsScroll: true } });
        } catch {
          location.assign(twin);
        }
      },
      routeTable: () => source.routeTable(),
    }),
    [onLanguageChosen, source],
  );
  const first = useRef(true);
  const [announced, setAnnounced] = useState('');
  const shown = useCallback(
    (page: Shown) => {
      if (!first.current) setAnnounced(document.title);
      first.current = false;
      onShown(page);
    },
    [onShown],
  );

  return (
    <SiteProvider site={site}>
      <LanguageProvider language={language} messages={messages}>
        <NavigationProvider port={navigation}>
          <AssetsProvider base={releaseBase('shell', version)}>
            <SkipLink />
            <Header path={path} />
            <main id="main" className={styles.main}>
              <Outlet source={source} path={path} language={language} onShown={shown} />
            </main>
            <Footer />
            <Announcer title={announced} />
          </AssetsProvider>
        </NavigationProvider>
      </LanguageProvider>
    </SiteProvider>
  );
}

const nothing = () => {};
