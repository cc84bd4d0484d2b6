import { Component, type ReactNode } from 'react';
import { useShellMessages } from '../../locales/messages.ts';
import { PrerenderedHtml, type PrerenderedHtmlProps } from '../PrerenderedHtml/PrerenderedHtml.tsx';

interface RemoteBoundaryProps {
  /** The page that is shown. Another page, or the same in another language, is tried again. */
  readonly page: unknown;
  /** The prerendered page, if the document brought it: the fallback for a page that throws. */
  readonly markup: Element | undefined;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState extends Omit<PrerenderedHtmlProps, 'markup'> {
  readonly hasFailed: boolean;
  readonly page: unknown;
}

/** Selects the prerendered page's parts while no page has responded in its place: they hold what the visitor has typed. */
const unhydratedParts = '#main > [data-remote]:not([data-hydrated]) > *';

/** Keeps a page that throws from taking the frame with it: its prerendered markup stays, or its document is loaded. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, page: this.props.page };

  static getDerivedStateFromProps({ page }: RemoteBoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { hasFailed: false, page };
  }

  static getDerivedStateFromError(): Omit<BoundaryState, 'page'> {
    // While rendering: what is on screen is still the last that was.
    return {
      hasFailed: true,
      liveNodes: [...document.querySelectorAll(unhydratedParts)],
      focusedElement: document.activeElement,
    };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
    // The page came by a link. Its document is complete, if it can be loaded; where it cannot, the message that is shown now says so.
    const { href } = location;
    // The visitor may have gone on meanwhile.
    if (!this.props.markup) fetch(href).then(({ ok }) => ok && location.href === href && location.reload(), noop);
  }

  override render() {
    const { markup, children } = this.props;
    const { hasFailed, liveNodes, focusedElement } = this.state;
    if (!hasFailed) return children;
    return markup ? (
      <PrerenderedHtml markup={markup} liveNodes={liveNodes} focusedElement={focusedElement} />
    ) : (
      <Unavailable />
    );
  }
}

const noop = () => {};

function Unavailable() {
  const t = useShellMessages();
  return (
    <div role="alert">
      <h1 tabIndex={-1}>{t('pagePart.unavailableTitle')}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {t('pagePart.reload')}
      </button>
    </div>
  );
}
