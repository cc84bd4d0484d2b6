import { layout } from 'shared/design';
import * as exchange from '../../exchange.css.ts';
import { useExchangeMessages } from '../../messages.ts';
import { pageTop } from '../../pageNavigation/PageNavigation/PageNavigation.tsx';
import * as styles from './ClosingNotes.css.ts';

/**
 * Shows the risk warning, the regions of SPEC §9 and the trademarks. In the shell's frame it is a `section` that names the site's owner,
 * because the frame has a footer. On the standalone site it is the `footer`.
 */
export function ClosingNotes({ as: Element }: { readonly as: 'section' | 'footer' }) {
  const t = useExchangeMessages();
  return (
    <Element aria-labelledby="risk-title" className={`${styles.notes} ${exchange.afterHarbour}`}>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <h2 id="risk-title" className={styles.title}>
          {t('risk.title')}
        </h2>
        <p className={styles.risk}>{t('risk.text')}</p>
        <p className={styles.small}>{t('footer.regions')}</p>
        <p className={styles.small}>{t('footer.trademark')}</p>
        <p className={styles.small}>
          <a href={`#${pageTop}`} className={styles.top}>
            {t('footer.toTop')}
          </a>
        </p>
        {Element === 'section' && <p className={styles.host}>{t('footer.host')}</p>}
      </div>
    </Element>
  );
}
