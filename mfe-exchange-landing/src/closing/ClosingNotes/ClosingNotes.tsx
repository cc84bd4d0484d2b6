import { useExchangeMessages } from '../../messages.ts';
import * as styles from './ClosingNotes.css.ts';

/** The risk, the regions of SPEC §9 and the trademarks: a section, for the footer of the page is the frame's. */
export function ClosingNotes() {
  const t = useExchangeMessages();
  return (
    <section aria-labelledby="risk-title" className={styles.notes}>
      <h2 id="risk-title" className={styles.title}>
        {t('risk.title')}
      </h2>
      <p>{t('risk.text')}</p>
      <p>{t('footer.regions')}</p>
      <p>{t('footer.trademark')}</p>
      <p>
        <a href="#page-top">{t('footer.toTop')}</a>
      </p>
    </section>
  );
}
