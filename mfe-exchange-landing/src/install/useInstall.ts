import { useEffect, useState } from 'react';
import { useSite } from 'shared/site';
import { detectSupport, type PlatformSupport } from './platform.ts';
import { readPlatform } from './readPlatform.browser.ts';

/** The id of the page's only install dialog. */
export const installDialogId = 'install';

export interface Install {
  readonly support: PlatformSupport;
  /** Starts the download, if the site has an installer. The browser opens the dialog. */
  readonly start: () => void;
}

/** Provides the installation to the page's download buttons and its dialog. */
export function useInstall(): Install {
  const { installer } = useSite();
  const [support, setSupport] = useState<PlatformSupport>('unknown');
  useEffect(() => {
    let isUnmounted = false;
    void readPlatform().then((facts) => {
      if (!isUnmounted) setSupport(detectSupport(facts));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  const start = () => {
    // The browser or the host's script handles `command`. On a host without either, this opens the dialog.
    const hasInvokers =
      'commandForElement' in HTMLButtonElement.prototype || 'invokers' in document.documentElement.dataset;
    const dialog = document.getElementById(installDialogId) as HTMLDialogElement | null;
    if (!hasInvokers && dialog && !dialog.open) dialog.showModal();
    if (installer !== '') window.location.assign(installer);
  };
  return { support, start };
}
