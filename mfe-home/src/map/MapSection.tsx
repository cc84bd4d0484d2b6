import { useState } from 'react';
import { Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import * as styles from './MapSection.css.ts';
import { RiverChart } from './RiverChart.tsx';

/** The third-party map, loaded only when the visitor asks (SPEC §7). The consent is not kept. */
export function MapSection() {
  const t = useHomeMessages();
  const { mapFrame, mapPage } = useSite();
  const [map, setMap] = useState<'hidden' | 'loading' | 'shown' | 'unavailable'>('hidden');
  const open = map === 'loading' || map === 'shown';
  return (
    <Section id="map" title={t('contact.map.title')}>
      {open ? (
        <iframe
          className={styles.frame}
          src={mapFrame}
          title={t('contact.map.title')}
          loading="lazy"
          onLoad={() => setMap('shown')}
        />
      ) : (
        <RiverChart label={t('contact.map.chartAlt')} />
      )}
      <p role="status">
        {map === 'loading' && t('contact.map.loading')}
        {map === 'unavailable' && t('contact.map.unavailable')}
      </p>
      <h3 className={styles.title}>{t('contact.map.consentTitle')}</h3>
      <p>
        {t('contact.map.consentText')} <Link to="/privacy#map">{t('contact.map.privacyLink')}</Link>
      </p>
      <p className={styles.actions}>
        {open ? (
          <button type="button" onClick={() => setMap('hidden')}>
            {t('contact.map.hide')}
          </button>
        ) : (
          <button type="button" onClick={() => setMap(navigator.onLine ? 'loading' : 'unavailable')}>
            {t('contact.map.show')}
          </button>
        )}
        <a href={mapPage} target="_blank" rel="noopener">
          {t('contact.map.openElsewhere')}
        </a>
      </p>
    </Section>
  );
}
