import { memo, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react';
import { AssetsProvider, useAssets } from 'shared/assets';
import { filesBase, type Language, type Path } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { carryOver } from '../../controls/carryOver.browser.ts';
import { applyHead, restoreHead } from '../../document/applyHead.browser.ts';
import { Kept } from '../Kept/Kept.tsx';
import type { PageSource, Shown } from '../PageSource.ts';
import { RemoteBoundary } from '../RemoteBoundary/RemoteBoundary.tsx';

/** Called when a page is on screen; `whole` is false where its prerendered markup stands in for it, and `why` says what stopped the page. */
export type OnShown = (shown: Shown, whole: boolean, why?: unknown) => void;

/** Selects the prerendered page while no page has responded in its place. */
const untouched = '#main > [data-remote]:not([data-hydrated])';

interface OutletProps {
  readonly source: PageSource;
  readonly path: Path;
  readonly language: Language;
  readonly onShown: OnShown;
}

/**
 * The place for pages, one Suspense without a key. On the first load it stays dehydrated, its HTML on screen, until the remote is there. On
 * navigation the router's transition keeps the previous page instead of a fallback. It is memoised, so that an update of the frame never
 * reaches a boundary that is still dehydrated. React renders a document anew that was altered on its way. Then its own nodes stand in until
 * the page has come. A fragment is a new location, for which React does so, too: the very nodes, watched by `enterMotion`, stand there then.
 */
export const Outlet = memo(function Outlet(props: OutletProps) {
  const standIn = props.source.standIn?.();
  return (
    <Suspense fallback={standIn ? <Kept markup={standIn} live={[...document.querySelectorAll(untouched)]} /> : null}>
      <ShownPage {...props} />
    </Suspense>
  );
});

function ShownPage({ source, path, language, onShown }: OutletProps) {
  const shown = use(source.page(path, language));
  const thrown = useRef<{ readonly of: Shown; readonly why: unknown }>(undefined);
  const root = useRef<HTMLDivElement>(null);
  useHead(shown, path);
  // Once: what other pages bring takes nobody's place.
  useLayoutEffect(carryOver, []);
  useEffect(() => {
    // A page that needs no script may never come so far; suites that ask for it see it here.
    if (shown.kind === 'page') root.current?.setAttribute('data-hydrated', '');
    const failed = thrown.current?.of === shown ? thrown.current : undefined;
    onShown(shown, !failed, failed?.why);
  }, [shown, onShown]);
  const onFailure = (why: unknown) => {
    thrown.current = { of: shown, why };
    onShown(shown, false, why);
  };
  switch (shown.kind) {
    case 'page':
      return (
        <div ref={root} className="content" data-remote={shown.owner} data-release={shown.version}>
          <AssetsProvider base={filesBase(shown.owner)}>
            <RemoteBoundary key={`${shown.owner}${path}`} of={shown} markup={shown.markup} onFailure={onFailure}>
              <shown.Page route={shown.route} />
            </RemoteBoundary>
          </AssetsProvider>
        </div>
      );
    case 'kept':
      return <Kept className="content" data-remote={shown.owner} data-release={shown.version} markup={shown.markup} />;
    case 'notFound':
      return (
        <div>
          <shown.NotFound />
        </div>
      );
  }
}

/** Title, description and addresses change in the same commit as the page. */
function useHead(shown: Shown, path: Path) {
  const language = useLanguage();
  const site = useSite();
  // The place for pages stands in the frame: what is around it is the shell's release.
  const frameBase = useAssets()('');
  useLayoutEffect(() => {
    if (shown.kind !== 'page' || !shown.meta) return restoreHead();
    const { meta, owner } = shown;
    const { origin, brand } = site;
    const base = filesBase(owner);
    applyHead({ meta, base, frameBase, path, language, origin, siteName: brand[language], addressed: true });
  }, [shown, path, language, site, frameBase]);
}
