import { useEffect, useRef, useState } from 'react';
import { FallbackMessage, getCloseProps } from 'shared/design';
import { useExchangeMessages } from '../../messages.ts';
import { useSignInProviders } from '../../security/useSignInProviders.ts';
import { getNextStep, getPreviousStep, isFirstStep, isLastStep, stepCount } from '../installStep.ts';
import { installDialogId } from '../useInstall.ts';
import * as styles from './InstallDialog.css.ts';
import { InstallStep } from './InstallStep.tsx';

/**
 * The install wizard: three steps with Back, Next and Done (SPEC §2, install modal). The HTML contains all steps and shows one. Without
 * script, or if its script fails, it shows all.
 */
export function InstallDialog() {
  const t = useExchangeMessages();
  const { words: providers } = useSignInProviders();
  const [step, setStep] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // Skips the first run: a dialog that was opened before hydration must keep its focus.
    if (before.current === step) return;
    before.current = step;
    // Focuses the step, so that screen readers read it. The pressed button may now be disabled or have another text.
    if (dialog.current?.open) list.current?.querySelectorAll<HTMLElement>('h3')[step]?.focus();
  }, [step]);
  const close = () => dialog.current?.close();
  const last = isLastStep(step);
  return (
    <dialog
      ref={dialog}
      id={installDialogId}
      aria-labelledby="install-title"
      data-hydrate="interaction"
      className={styles.dialog}
      onClose={() => setStep(0)}
    >
      <h2 id="install-title" className={styles.title}>
        {t('installDialog.title')}
      </h2>
      <div aria-hidden="true" className={styles.progress}>
        <svg viewBox="0 0 300 10" preserveAspectRatio="none" className={styles.track} aria-hidden="true">
          <rect width={((step + 1) / stepCount) * 300} height={10} className={styles.done} />
        </svg>
      </div>
      <FallbackMessage className={styles.sorry} text={t('installDialog.sorry')} />
      <ol ref={list} className={styles.steps}>
        {t('installDialog.steps', { providers }).map((each, index) => (
          <li key={each.title} hidden={index !== step} className={styles.item}>
            <InstallStep index={index} {...each} />
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.back}
          disabled={isFirstStep(step)}
          onClick={() => setStep(getPreviousStep(step))}
        >
          {t('installDialog.back')}
        </button>
        <button type="button" className={styles.next} onClick={last ? close : () => setStep(getNextStep(step))}>
          {t(last ? 'installDialog.done' : 'installDialog.next')}
        </button>
        <button type="button" className={styles.close} {...getCloseProps(installDialogId)}>
          {t('installDialog.close')}
        </button>
      </div>
    </dialog>
  );
}
