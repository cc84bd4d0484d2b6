import { Component, type ReactNode } from 'react';
import { useShellMessages } from '../../locales/messages.ts';
import { Kept, type KeptProps } from '../Kept/Kept.tsx';

interface RemoteBoundaryProps {
  /** The page that is shown. Another page, or the same in another language, is tried anew. */
  readonly of: unknown;
  /** The prerendered page, if the document brought it: the fallback for a page that throws. */
  readonly markup: Element | undefined;
  readonly onFailure: (why: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState extends Omit<KeptProps, 'markup'> {
  readonly failed: boolean;
  readonly of: unknown;
}

/** Selects the prerendered page's parts while no page has responded in its place: they hold what the visitor has typed. */
const untouched = '#main > [data-remote]:not([data-hydrated]) > *';

/** Keeps a page that throws from taking the frame with it: its prerendered markup stays, or its document is loaded. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, of: this.props.of };

  static getDerivedStateFromProps({ of }: RemoteBoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { failed: false, of };
  }

  static getDerivedStateFromError() {
    // While rendering: what is on screen is still the last that was.
    return { failed: true, live: [...document.querySelectorAll(untouched)], held: document.activeElement };
  }

  override componentDidCatch(why: unknown) {
    this.props.onFailure(why);
    // The page came by a link. Its document is whole, if it can be had; where it cannot, what stands there now says so.
    const { href } = location;
    // The visitor may have gone on meanwhile.
    if (!this.props.markup) fetch(href).then(({ ok }) => ok && location.href === href && location.reload(), nothing);
  }

  override render() {
    const { markup, children } = this.props;
    const { failed, live, held } = this.state;
    if (!failed) return children;
    return markup ? <Kept markup={markup} live={live} held={held} /> : <Unavailable />;
  }
}

const nothing = () => {};

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
