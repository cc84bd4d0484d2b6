import { Component, type ReactNode } from 'react';
import { useShellMessages } from '../../locales/messages.ts';
import { PrerenderedHtml, type PrerenderedHtmlProps } from '../PrerenderedHtml/PrerenderedHtml.tsx';

interface RemoteBoundaryProps {
  /** The current page. After an error, the boundary renders its children again only when this value changes: another page or language. */
  readonly page: unknown;
  /** Prerendered HTML of the page, if the document contains it. Shown if the page throws. */
  readonly markup: Element | undefined;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState extends Omit<PrerenderedHtmlProps, 'markup'> {
  readonly hasFailed: boolean;
  readonly page: unknown;
}

/** Selects the children of a prerendered page before its hydration. They contain the visitor's input. */
const unhydratedParts = '#main > [data-remote]:not([data-hydrated]) > *';

/** Error boundary around a page, so that the frame survives. Shows the page's prerendered HTML, or else loads its document. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, page: this.props.page };

  static getDerivedStateFromProps({ page }: RemoteBoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { hasFailed: false, page };
  }

  static getDerivedStateFromError(): Omit<BoundaryState, 'page'> {
    // Reads the DOM before React's commit, while it still contains the prerendered nodes.
    return {
      hasFailed: true,
      liveNodes: [...document.querySelectorAll(unhydratedParts)],
      focusedElement: document.activeElement,
    };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
    // Reloads the document if the server responds: a page that was reached by a link has no prerendered HTML to show.
    const { href } = location;
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
