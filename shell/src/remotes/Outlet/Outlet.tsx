import { memo, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';
import { AssetsProvider, useAssets } from 'shared/assets';
import { getHashedFilesBase, type Language, type Path } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { restoreControls } from '../../controls/restoreControls.browser.ts';
import { applyHead, restoreHead } from '../../document/applyHead.browser.ts';
import type { FrameContent, PageSource } from '../PageSource.ts';
import { PrerenderedHtml } from '../PrerenderedHtml/PrerenderedHtml.tsx';
import { RemoteBoundary } from '../RemoteBoundary/RemoteBoundary.tsx';

/** Is called when a page is on screen. `isInteractive` is false if only the page's prerendered HTML is shown, for the given reason. */
export type OnPageShown = (shown: FrameContent, isInteractive: boolean, reason?: unknown) => void;

const unhydratedPage = '#main > [data-remote]:not([data-hydrated])';

interface OutletProps {
  readonly source: PageSource;
  readonly path: Path;
  readonly language: Language;
  readonly onPageShown: OnPageShown;
}

/**
 * Renders the page in one Suspense boundary without a key. At first the boundary is dehydrated: its HTML stays on screen until the remote
 * has loaded. During a navigation, the router's transition keeps the previous page. `memo` keeps updates of the frame from a dehydrated
 * boundary. If React must render again, because the document was altered or the address changed, the fallback shows the original nodes
 * until the page has loaded.
 */
export const Outlet = memo(function Outlet(props: OutletProps) {
  const fallback = props.source.fallback?.();
  return (
    <Suspense
      fallback={
        fallback ? (
          <PrerenderedHtml markup={fallback} liveNodes={[...document.querySelectorAll(unhydratedPage)]} />
        ) : null
      }
    >
      <ShownPage {...props} />
    </Suspense>
  );
});

function ShownPage({ source, path, language, onPageShown }: OutletProps) {
  const shownPage = use(source.page(path, language));
  const failure = useRef<{ readonly page: FrameContent; readonly reason: unknown }>(undefined);
  const root = useRef<HTMLDivElement>(null);
  useHead(shownPage, path);
  // Runs once, because only the first page can have prerendered controls.
  useLayoutEffect(restoreControls, []);
  useEffect(() => {
    // Tests wait for this attribute. A page that needs no script may never get it.
    if (shownPage.kind === 'page') root.current?.setAttribute('data-hydrated', '');
    const failed = failure.current?.page === shownPage ? failure.current : undefined;
    onPageShown(shownPage, !failed, failed?.reason);
  }, [shownPage, onPageShown]);
  const onFailure = (reason: unknown) => {
    failure.current = { page: shownPage, reason };
    onPageShown(shownPage, false, reason);
  };
  switch (shownPage.kind) {
    case 'page':
      return (
        <div ref={root} className="content" data-remote={shownPage.owner} data-release={shownPage.version}>
          <AssetsProvider base={getHashedFilesBase(shownPage.owner)}>
            <RemoteBoundary
              key={`${shownPage.owner}${path}`}
              page={shownPage}
              markup={shownPage.markup}
              onFailure={onFailure}
            >
              <shownPage.Page route={shownPage.route} />
            </RemoteBoundary>
          </AssetsProvider>
        </div>
      );
    case 'fallback':
      return (
        <PrerenderedHtml
          className="content"
          data-remote={shownPage.owner}
          data-release={shownPage.version}
          markup={shownPage.markup}
        />
      );
    case 'notFound':
      return (
        <div>
          <shownPage.NotFound />
        </div>
      );
  }
}

/** Replaces the document's head in the React commit that shows the page. */
function useHead(shown: FrameContent, path: Path) {
  const language = useLanguage();
  const site = useSite();
  const frameBase = useAssets()('');
  useLayoutEffect(() => {
    if (shown.kind !== 'page' || !shown.meta) return restoreHead();
    const { meta, owner } = shown;
    const { origin, brand } = site;
    const base = getHashedFilesBase(owner);
    applyHead({ meta, base, frameBase, path, language, origin, siteName: brand[language], hasAddress: true });
  }, [shown, path, language, site, frameBase]);
}
