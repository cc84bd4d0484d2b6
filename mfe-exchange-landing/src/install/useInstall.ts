import { useEffect, useState } from 'react';
import { useSite } from 'shared/site';
import { detectSupport, type PlatformSupport } from './platform.ts';
import { readPlatform } from './readPlatform.browser.ts';

/** The id of the page's one install dialog. */
export const installDialogId = 'install';

export interface Install {
  readonly support: PlatformSupport;
  /** Starts the download, where the site has an installer. The dialog opens by itself. */
  readonly start: () => void;
}

/** Installing the app, for the page's download buttons and its one dialog. */
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
    // Of the engine or of who stands around the page; on a host that is neither, here.
    const hasInvokers =
      'commandForElement' in HTMLButtonElement.prototype || 'invokers' in document.documentElement.dataset;
    const dialog = document.getElementById(installDialogId) as HTMLDialogElement | null;
    if (!hasInvokers && dialog && !dialog.open) dialog.showModal();
    if (installer !== '') window.location.assign(installer);
  };
  return { support, start };
}
