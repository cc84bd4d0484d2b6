import { useState } from 'react';
import { Icon, visuallyHidden } from 'shared/design';
import { useExchangeMessages } from '../../messages.ts';
import { copyAddress } from './copyAddress.browser.ts';

/**
 * A way on where the app does not run: the page's address, to be opened on a computer with Windows. What came of it stands on the button, whose
 * size does not change, and is announced.
 */
export function CopyLink({ className }: { readonly className: string }) {
  const t = useExchangeMessages();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async () => setOutcome((await copyAddress()) ? 'copied' : 'copyFailed');
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {t(`download.${outcome ?? 'copy'}`)}
        {outcome === 'copied' && <Icon name="check" />}
      </button>
      <span aria-live="polite" className={visuallyHidden}>
        {outcome && t(`download.${outcome}`)}
      </span>
    </>
  );
}
