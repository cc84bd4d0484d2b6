import { DrawingPlace } from '../../drawings/DrawingPlace/DrawingPlace.tsx';
import { DownloadButton } from '../../install/DownloadButton/DownloadButton.tsx';
import type { Install } from '../../install/useInstall.ts';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './OfferBanner.css.ts';

/**
 * The page's head: the offer of SPEC §1 and §9 (bonus, fees, assets), each number with its condition, and the download. It is
 * not the agency's banner, for the page may stand on a site of its own: nothing leads to the agency's home.
 */
export function OfferBanner({ install }: { readonly install: Install }) {
  const t = useExchangeMessages();
  return (
    <div className={styles.banner}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('banner.title')}
      </h1>
      <p className={styles.text}>{t('banner.text')}</p>
      <DownloadButton install={install} />
      <dl className={styles.stats}>
        {t('banner.stats').map(({ id, value, detail, label, condition }) => (
          <div key={id} className={styles.stat}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              {value} <span className={styles.detail}>{detail}</span>
            </dd>
            <dd className={styles.condition}>{condition}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('banner.note')}</p>
      <DrawingPlace alt={t('window.alt')} caption={t('window.titleBar')} />
    </div>
  );
}
