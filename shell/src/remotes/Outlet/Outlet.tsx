import { memo, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { AssetsProvider } from 'shared/assets';
import { type Language, type Path, releaseBase } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { applyHead } from '../../document/applyHead.browser.ts';
import { NotFound } from '../../frame/NotFound/NotFound.tsx';
import { useShellMessages } from '../../locales/messages.ts';
import type { PageSource, Shown } from '../PageSource.ts';
import { RemoteBoundary } from '../RemoteBoundary/RemoteBoundary.tsx';

interface OutletProps {
  readonly source: PageSource;
  readonly path: Path;
  readonly language: Language;
  /** Called after a page has been put on screen, the first one included. */
  readonly onShown: (shown: Shown) => void;
}

/**
 * The place for pages. One Suspense without a key: on the first load it stays dehydrated, its HTML on screen, until the remote
 * is there; on navigation the router's transition keeps the previous page instead of a fallback. Memoised, so that an update
 * of the frame never reaches a boundary that is still dehydrated.
 */
export const Outlet = memo(function Outlet(props: OutletProps) {
  return (
    <Suspense fallback={null}>
      <ShownPage {...props} />
    </Suspense>
  );
});

function ShownPage({ source, path, language, onShown }: OutletProps) {
  const shown = use(source.page(path, language));
  useHead(shown);
  useEffect(() => onShown(shown), [shown, onShown]);
  switch (shown.kind) {
    case 'page':
      return (
        <div data-remote={shown.owner} data-release={shown.version}>
          <AssetsProvider base={releaseBase(shown.owner, shown.version)}>
            <RemoteBoundary key={`${shown.owner}${path}`}>
              <shown.Page route={shown.route} />
            </RemoteBoundary>
          </AssetsProvider>
        </div>
      );
    case 'kept':
      // React neither compares nor touches this markup while hydrating: what was on screen stays on screen.
      return (
        <div
          data-remote={shown.owner}
          data-release={shown.version}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: shown.html }}
        />
      );
    case 'notFound':
      return (
        <div data-remote="shell">
          <NotFound />
        </div>
      );
  }
}

/** Title, description and addresses change in the same commit as the page. */
function useHead(shown: Shown) {
  const language = useLanguage();
  const t = useShellMessages();
  useLayoutEffect(() => {
    const addressed = shown.kind !== 'notFound';
    applyHead({ meta: addressed ? shown.meta : t('notFound.meta'), language, addressed });
  }, [shown, language, t]);
}
