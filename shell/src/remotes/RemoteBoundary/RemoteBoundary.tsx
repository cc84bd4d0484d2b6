import { Component, type ReactNode } from 'react';
import { useShellMessages } from '../../locales/messages.ts';
import { Kept } from '../Kept/Kept.tsx';

interface RemoteBoundaryProps {
  /** What is shown: another page, or the same in another language, is tried anew. */
  readonly of: unknown;
  /** What stands in for a page that throws, where the document brought something. */
  readonly markup: Element | undefined;
  readonly onFailure: (why: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly of: unknown;
}

/** Keeps a page that throws from taking the frame with it: its prerendered markup stays, or a short text says what can be done. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, of: this.props.of };

  static getDerivedStateFromProps({ of }: RemoteBoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { failed: false, of };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(why: unknown) {
    this.props.onFailure(why);
  }

  override render() {
    const { markup, children } = this.props;
    if (!this.state.failed) return children;
    return markup ? <Kept markup={markup} /> : <Unavailable />;
  }
}

function Unavailable() {
  const t = useShellMessages();
  return (
    <div role="alert">
      <h1 tabIndex={-1}>{t('pagePart.unavailableTitle')}</h1>
      <p>{t('pagePart.unavailableText')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('pagePart.reload')}
      </button>
    </div>
  );
}
