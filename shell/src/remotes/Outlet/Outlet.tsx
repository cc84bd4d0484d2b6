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

/** Called when a page is on screen; `isInteractive` is false where its prerendered markup is shown as a fallback, and `reason` is what stopped the page. */
export type OnPageShown = (shown: ResolvedPage, isInteractive: boolean, reason?: unknown) => void;

/** Selects the prerendered page while no page has responded in its place. */
const unhydratedPage = '#main > [data-remote]:not([data-hydrated])';

interface OutletProps {
  readonly source: PageSource;
  readonly path: Path;
  readonly language: Language;
  readonly onPageShown: OnPageShown;
}

/**
 * The place for pages, one Suspense without a key. On the first load it stays dehydrated, its HTML on screen, until the remote is there. On
 * navigation the router's transition keeps the previous page instead of a fallback. It is memoised, so that an update of the frame never
 * reaches a boundary that is still dehydrated. React re-renders a document that was altered on its way. Then its own nodes are the fallback until
 * the page has loaded. A fragment is a new location, for which React does so, too: the very nodes, watched by `startMotion`, are there then.
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
  // Once: what other pages bring takes nobody's place.
  useLayoutEffect(restoreControls, []);
  useEffect(() => {
    // A page that needs no script may never come so far; suites that ask for it see it here.
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

/** Title, description and addresses change in the same commit as the page. */
function useHead(shown: ResolvedPage, path: Path) {
  const language = useLanguage();
  const site = useSite();
  // The place for pages is in the frame: what is around it is the shell's release.
  const frameBase = useAssets()('');
  useLayoutEffect(() => {
    if (shown.kind !== 'page' || !shown.meta) return restoreHead();
    const { meta, owner } = shown;
    const { origin, brand } = site;
    const base = getFilesBase(owner);
    applyHead({ meta, base, frameBase, path, language, origin, siteName: brand[language], hasAddress: true });
  }, [shown, path, language, site, frameBase]);
}
