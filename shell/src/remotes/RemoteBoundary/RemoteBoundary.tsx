import { Component, type ReactNode } from 'react';
import { useShellMessages } from '../../locales/messages.ts';

/** Keeps a page that throws while rendering from taking the frame with it. */
export class RemoteBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Unavailable /> : this.props.children;
  }
}

function Unavailable() {
  const t = useShellMessages();
  return (
    <div role="alert" data-unavailable="">
      <h1 tabIndex={-1}>{t('pagePart.unavailableTitle')}</h1>
      <p>{t('pagePart.unavailableText')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('pagePart.reload')}
      </button>
    </div>
  );
}
