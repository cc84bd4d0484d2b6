import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSite } from 'shared/site';
import { type PlatformSupport, supportOf } from './platform.ts';
import { readPlatform } from './readPlatform.browser.ts';

export interface Install {
  readonly support: PlatformSupport;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Opens the dialog and starts the download, where the site has an installer. */
  readonly start: () => void;
}

/** Installing the app, for the page's download buttons and its one dialog. */
export function useInstall(): Install {
  const { installer } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [support, setSupport] = useState<PlatformSupport>('unknown');
  useEffect(() => {
    let left = false;
    void readPlatform().then((facts) => {
      if (!left) setSupport(supportOf(facts));
    });
    return () => {
      left = true;
    };
  }, []);
  const start = () => {
    dialog.current?.showModal();
    if (installer !== '') window.location.assign(installer);
  };
  return { support, dialog, start };
}
