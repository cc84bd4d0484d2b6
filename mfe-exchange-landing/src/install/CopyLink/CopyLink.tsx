import { useState } from 'react';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './CopyLink.css.ts';
import { copyAddress } from './copyAddress.browser.ts';

/** A way on where the app does not run: the page's address, to be opened on a computer with Windows. What came of it is announced. */
export function CopyLink() {
  const t = useExchangeMessages();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async () => setOutcome((await copyAddress()) ? 'copied' : 'copyFailed');
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {t('download.copy')}
      </button>
      <span aria-live="polite" className={styles.outcome}>
        {outcome && t(`download.${outcome}`)}
      </span>
    </>
  );
}
