import { useState } from 'react';
import { Icon, visuallyHidden } from 'shared/design';
import { useExchangeMessages } from '../../messages.ts';
import { copyAddress } from './copyAddress.browser.ts';

/**
 * Copies the page's address, so that the visitor can open it on a computer with Windows; elsewhere the app does not run. The button shows
 * the outcome without changing its size, and a live region announces it.
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
