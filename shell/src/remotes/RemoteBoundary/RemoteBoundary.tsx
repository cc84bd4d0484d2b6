import { Component, type ReactNode } from 'react';
import { useShellMessages } from '../../locales/messages.ts';
import { PrerenderedHtml, type PrerenderedHtmlProps } from '../PrerenderedHtml/PrerenderedHtml.tsx';

interface RemoteBoundaryProps {
  /** The page. Another page, or another language, is a new attempt. */
  readonly page: unknown;
  /** Prerendered HTML if the document has it: the fallback of a page that throws. */
  readonly markup: Element | undefined;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState extends Omit<PrerenderedHtmlProps, 'markup'> {
  readonly hasFailed: boolean;
  readonly page: unknown;
}

/** Selects the parts of the prerendered page until it is hydrated, with the visitor's input. */
const unhydratedParts = '#main > [data-remote]:not([data-hydrated]) > *';

/** Catches errors of a page, so that the frame survives: shows its prerendered HTML, or loads its document. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, page: this.props.page };

  static getDerivedStateFromProps({ page }: RemoteBoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { hasFailed: false, page };
  }

  static getDerivedStateFromError(): Omit<BoundaryState, 'page'> {
    // React has not committed yet, so the DOM still has the former nodes: collect them now.
    return {
      hasFailed: true,
      liveNodes: [...document.querySelectorAll(unhydratedParts)],
      focusedElement: document.activeElement,
    };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
    // The visitor came by a link. Reload to get the prerendered page, if the server responds.
    const { href } = location;
    // Skips the reload if the visitor has navigated during the request.
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
