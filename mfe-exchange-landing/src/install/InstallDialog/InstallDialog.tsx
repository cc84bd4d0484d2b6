import { type RefObject, useEffect, useRef, useState } from 'react';
import { useExchangeMessages } from '../../messages.ts';
import { isFirst, isLast, nextStep, previousStep, stepCount } from '../installStep.ts';
import * as styles from './InstallDialog.css.ts';
import { InstallStep } from './InstallStep.tsx';

/** The install wizard: three steps with Back, Next and Done (SPEC §2, install modal). All steps are in the HTML, one is shown. */
export function InstallDialog({ ref }: { readonly ref: RefObject<HTMLDialogElement | null> }) {
  const t = useExchangeMessages();
  const [step, setStep] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The button just pressed may be disabled or renamed now, so the step itself takes the focus and is read out.
    if (ref.current?.open) list.current?.querySelectorAll<HTMLElement>('h3')[step]?.focus();
  }, [ref, step]);
  const close = () => ref.current?.close();
  const last = isLast(step);
  return (
    <dialog ref={ref} aria-labelledby="install-title" className={styles.dialog} onClose={() => setStep(0)}>
      <h2 id="install-title" className={styles.title}>
        {t('installDialog.title')}
      </h2>
      <div aria-hidden="true" className={styles.progress}>
        <svg viewBox="0 0 300 10" preserveAspectRatio="none" className={styles.track} aria-hidden="true">
          <rect width={((step + 1) / stepCount) * 300} height={10} className={styles.done} />
        </svg>
      </div>
      <ol ref={list} className={styles.steps}>
        {t('installDialog.steps').map((each, index) => (
          <li key={each.title} hidden={index !== step} className={styles.item}>
            <InstallStep index={index} {...each} />
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.quiet}
          disabled={isFirst(step)}
          onClick={() => setStep(previousStep(step))}
        >
          {t('installDialog.back')}
        </button>
        <button type="button" className={styles.next} onClick={last ? close : () => setStep(nextStep(step))}>
          {t(last ? 'installDialog.done' : 'installDialog.next')}
        </button>
        <button type="button" className={styles.close} onClick={close}>
          {t('installDialog.close')}
        </button>
      </div>
    </dialog>
  );
}
