import { memo, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';
import { AssetsProvider, useAssets } from 'shared/assets';
import { getFilesBase, type Language, type Path } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { restoreControls } from '../../controls/restoreControls.browser.ts';
import { applyHead, restoreHead } from '../../document/applyHead.browser.ts';
import type { PageSource, ResolvedPage } from '../PageSource.ts';
import { PrerenderedHtml } from '../PrerenderedHtml/PrerenderedHtml.tsx';
import { RemoteBoundary } from '../RemoteBoundary/RemoteBoundary.tsx';

/** Is called when a page is on screen. `isInteractive` is false if only the page's prerendered HTML is shown, for the given reason. */
export type OnPageShown = (shown: ResolvedPage, isInteractive: boolean, reason?: unknown) => void;

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
  const shown = use(source.page(path, language));
  const failure = useRef<{ readonly page: ResolvedPage; readonly reason: unknown }>(undefined);
  const root = useRef<HTMLDivElement>(null);
  useHead(shown, path);
  // Runs once, because only the first page can have prerendered controls.
  useLayoutEffect(restoreControls, []);
  useEffect(() => {
    // For tests. A page that needs no script may never get this attribute.
    if (shown.kind === 'page') root.current?.setAttribute('data-hydrated', '');
    const failed = failure.current?.page === shown ? failure.current : undefined;
    onPageShown(shown, !failed, failed?.reason);
  }, [shown, onPageShown]);
  const onFailure = (reason: unknown) => {
    failure.current = { page: shown, reason };
    onPageShown(shown, false, reason);
  };
  switch (shown.kind) {
    case 'page':
      return (
        <div ref={root} className="content" data-remote={shown.owner} data-release={shown.version}>
          <AssetsProvider base={getFilesBase(shown.owner)}>
            <RemoteBoundary key={`${shown.owner}${path}`} page={shown} markup={shown.markup} onFailure={onFailure}>
              <shown.Page route={shown.route} />
            </RemoteBoundary>
          </AssetsProvider>
        </div>
      );
    case 'fallback':
      return (
        <PrerenderedHtml
          className="content"
          data-remote={shown.owner}
          data-release={shown.version}
          markup={shown.markup}
        />
      );
    case 'notFound':
      return (
        <div>
          <shown.NotFound />
        </div>
      );
  }
}

/** Replaces the head in the same commit as the page. */
function useHead(shown: ResolvedPage, path: Path) {
  const language = useLanguage();
  const site = useSite();
  const frameBase = useAssets()('');
  useLayoutEffect(() => {
    if (shown.kind !== 'page' || !shown.meta) return restoreHead();
    const { meta, owner } = shown;
    const { origin, brand } = site;
    const base = getFilesBase(owner);
    applyHead({ meta, base, frameBase, path, language, origin, siteName: brand[language], hasAddress: true });
  }, [shown, path, language, site, frameBase]);
}
