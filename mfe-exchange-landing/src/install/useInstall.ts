import { useEffect, useState } from 'react';
import type { Path } from 'shared/contract';
import { useSite } from 'shared/site';
import { detectAppSupport, type PlatformSupport } from './platform.ts';
import { readPlatform } from './readPlatform.browser.ts';

export const installDialogId = 'install';

export interface Install {
  /** Path of the page, whose address a visitor can mail. */
  readonly path: Path;
  readonly support: PlatformSupport;
  /** Starts the download, if the site has an installer. The dialog opens by the button's `command` attribute. */
  readonly start: () => void;
}

/**
 * Provides the installation to the download buttons and to the dialog.
 * @param path the page's path, which differs between the frame and the standalone site
 */
export function useInstall(path: Path): Install {
  const { installer } = useSite();
  const [support, setSupport] = useState<PlatformSupport>('unknown');
  useEffect(() => {
    let isUnmounted = false;
    void readPlatform().then((facts) => {
      if (!isUnmounted) setSupport(detectAppSupport(facts));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  useEffect(() => {
    // A press before hydration has only opened the dialog, which says that the download has started.
    if (findDialog()?.open && installer !== '') window.location.assign(installer);
  }, [installer]);
  const start = () => {
    // The browser, or a script of the site, handles `command`. If neither does, this code opens the dialog.
    const hasInvokers =
      'commandForElement' in HTMLButtonElement.prototype || 'invokers' in document.documentElement.dataset;
    const dialog = findDialog();
    if (!hasInvokers && dialog && !dialog.open) dialog.showModal();
    if (installer !== '') window.location.assign(installer);
  };
  return { path, support, start };
}

const findDialog = () => document.getElementById(installDialogId) as HTMLDialogElement | null;
