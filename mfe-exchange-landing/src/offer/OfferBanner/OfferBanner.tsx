import { useAssets } from 'shared/assets';
import { layout, SampleNote, visuallyHidden } from 'shared/design';
import water from '../../../art/banner.svg';
import { DownloadButton } from '../../install/DownloadButton/DownloadButton.tsx';
import type { Install } from '../../install/useInstall.ts';
import { useExchangeMessages } from '../../messages.ts';
import { AppWindow } from '../AppWindow/AppWindow.tsx';
import * as styles from './OfferBanner.css.ts';

interface OfferBannerProps {
  readonly install: Install;
  /** `true` in the shell's frame, where the page's bar overlays the banner. On the standalone site the site's header overlays it. */
  readonly framed?: boolean;
}

const getConditionId = (id: string) => `condition-${id}`;

/**
 * The head of the page: the offer of SPEC §1 and §9 (bonus, fees, assets), the download, the app's window, and footnotes with the
 * conditions. It does not use the agency's banner, because the page also has a standalone site.
 */
export function OfferBanner({ install, framed = false }: OfferBannerProps) {
  const t = useExchangeMessages();
  const address = useAssets();
  const stats = t('banner.stats');
  return (
    <div className={framed ? styles.underBar : styles.underOwnHeader}>
      <img src={address(water)} alt="" fetchPriority="low" className={styles.water} />
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h1 tabIndex={-1} className={styles.title}>
            {t('banner.title')}
          </h1>
          <div className={styles.side}>
            <p className={styles.text}>{t('banner.text')}</p>
            <DownloadButton install={install} />
          </div>
        </div>
        <dl className={styles.stats}>
          {stats.map(({ id, value, detail, label }, index) => (
            <div key={id} className={styles.stat}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} aria-describedby={getConditionId(id)}>
                {value}
                <sup aria-hidden="true" className={styles.mark}>
                  {`\u00a0${index + 1}`}
                </sup>{' '}
                <span className={styles.detail}>{detail}</span>{' '}
                <span className={visuallyHidden}>{t('banner.conditionBelow', { number: index + 1 })}</span>
              </dd>
            </div>
          ))}
        </dl>
        <AppWindow />
      </div>
      <div className={styles.footnotes}>
        <div className={layout.wrap}>
          <ol role="list" className={styles.conditions}>
            {stats.map(({ id, condition }) => (
              <li key={id} id={getConditionId(id)} className={styles.condition}>
                {condition}
              </li>
            ))}
          </ol>
          <SampleNote block="exchangeTerms" className={styles.sample}>
            {t('banner.sampleNote')}
          </SampleNote>
        </div>
      </div>
    </div>
  );
}
