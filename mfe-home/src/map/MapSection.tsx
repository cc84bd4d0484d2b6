import { useRef, useState } from 'react';
import { Button, FallbackMessage, Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import { isMapReachable } from './isMapReachable.browser.ts';
import * as styles from './MapSection.css.ts';

/**
 * Shows the third-party map after the visitor's consent (SPEC §7), which is not stored. Before, a text explains which data the map
 * receives. If the map cannot be reached, the text gives the address. Our own chart is in the banner.
 */
export function MapSection() {
  const t = useHomeMessages();
  const { mapFrame, mapPage } = useSite();
  const [map, setMap] = useState<'hidden' | 'loading' | 'shown' | 'unavailable'>('hidden');
  const requestCount = useRef(0);
  const isOpen = map === 'shown';
  const show = async () => {
    requestCount.current += 1;
    const ownCount = requestCount.current;
    setMap('loading');
    const isReachable = await isMapReachable(mapFrame);
    // Ignores the result if the visitor has hidden the map in the meantime.
    if (requestCount.current === ownCount) setMap(isReachable ? 'shown' : 'unavailable');
  };
  const hide = () => {
    requestCount.current += 1;
    setMap('hidden');
  };
  return (
    <Section id="map" title={t('contact.map.title')} titleHidden bleed space="none">
      <div className={styles.box}>
        <div className={styles.card} data-hydrate="interaction">
          <p className={styles.text}>
            {t('contact.map.consentText')} <Link to="/privacy#map">{t('contact.map.privacyLink')}</Link>
          </p>
          <p role="status" className={styles.status}>
            {map === 'loading' && t('contact.map.loading')}
            {map === 'unavailable' && t('contact.map.unavailable')}
          </p>
          <FallbackMessage className={styles.status} text={t('contact.map.sorry')} />
          <div className={styles.actions}>
            {isOpen || map === 'loading' ? (
              <Button tone="ink" onClick={hide}>
                {t('contact.map.hide')}
              </Button>
            ) : (
              <Button tone="ink" onClick={() => void show()}>
                {t('contact.map.show')}
              </Button>
            )}
            <a href={mapPage} target="_blank" rel="noopener" className={styles.elsewhere}>
              {t('contact.map.openElsewhere')}
            </a>
          </div>
        </div>
        {isOpen && <iframe className={styles.frame} src={mapFrame} title={t('contact.map.title')} loading="lazy" />}
      </div>
    </Section>
  );
}
