import { useState } from 'react';
import { Button, Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import * as styles from './MapSection.css.ts';
import { RiverChart } from './RiverChart.tsx';

/** The third-party map, loaded only when the visitor asks (SPEC §7). The consent is not kept. Until then: our own chart. */
export function MapSection() {
  const t = useHomeMessages();
  const { mapFrame, mapPage } = useSite();
  const [map, setMap] = useState<'hidden' | 'loading' | 'shown' | 'unavailable'>('hidden');
  const open = map === 'loading' || map === 'shown';
  return (
    <Section id="map" title={t('contact.map.title')} titleHidden bleed room="none">
      <div className={styles.box}>
        {open ? (
          <iframe
            className={styles.frame}
            src={mapFrame}
            title={t('contact.map.title')}
            loading="lazy"
            onLoad={() => setMap('shown')}
          />
        ) : (
          <RiverChart />
        )}
        <div className={styles.card}>
          <p className={styles.text}>
            {!open && t('contact.map.chart.note')} {t('contact.map.consentText')}{' '}
            <Link to="/privacy#map">{t('contact.map.privacyLink')}</Link>
          </p>
          <p role="status" className={styles.status}>
            {map === 'loading' && t('contact.map.loading')}
            {map === 'unavailable' && t('contact.map.unavailable')}
          </p>
          <div className={styles.actions}>
            {open ? (
              <Button tone="ink" onClick={() => setMap('hidden')}>
                {t('contact.map.hide')}
              </Button>
            ) : (
              <Button tone="ink" onClick={() => setMap(navigator.onLine ? 'loading' : 'unavailable')}>
                {t('contact.map.show')}
              </Button>
            )}
            <a href={mapPage} target="_blank" rel="noopener" className={styles.elsewhere}>
              {t('contact.map.openElsewhere')}
            </a>
          </div>
        </div>
      </div>
    </Section>
  );
}
