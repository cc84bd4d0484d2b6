import { useAssets } from 'shared/assets';
import { breakpoints, Section } from 'shared/design';
import delta from '../../../art/delta.json';
import drawing from '../../../art/delta.svg';
import upright from '../../../art/delta-upright.svg';
import bend from '../../../art/delta-upright-bend.svg';
import { type HubService, listServicesUnder } from '../../services/services.ts';
import { loadCurrentLines } from '../currents.ts';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';
import * as styles from './Delta.css.ts';

/**
 * Shows a stream that divides into four channels. Each channel is a link to a service (SPEC §2). Below 1024 px the services are rows, and
 * on phones all rows share one stream.
 */
export function Delta({ title }: { readonly title: string }) {
  const address = useAssets();
  return (
    <Section id="cards" title={title} surface="deep" titleHidden bleed>
      <div className={styles.stream}>
        <img src={address(drawing)} alt="" width={delta.width} height={delta.height} className={styles.drawing} />
        <img src={address(bend)} alt="" width={390} height={112} className={styles.bend} />
        <img src={address(upright)} alt="" loading="lazy" className={styles.upright} />
        <ol role="list" className={styles.channels}>
          {listServicesUnder('digital-marketing').map((service, index) => (
            <ServiceCard
              key={service.key}
              service={service}
              place={index + 1}
              look="channel"
              lines={() => loadLinesForLayout(service)}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Loads the lines for a card's particles: in wide windows and on phones lines of the shared stream, else lines of the card's drawing. */
async function loadLinesForLayout({ key }: HubService) {
  const { getPhoneChannelLines, currentLines, getRiverDeltaLines } = await loadCurrentLines();
  if (matchMedia(breakpoints.large).matches) return getRiverDeltaLines(key);
  return matchMedia(breakpoints.narrow).matches ? getPhoneChannelLines(key) : currentLines[key];
}
