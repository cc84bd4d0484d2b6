import { useAssets } from 'shared/assets';
import { Section, widths } from 'shared/design';
import delta from '../../art/delta.json';
import drawing from '../../art/delta.svg';
import { type HubService, servicesUnder } from '../../services/services.ts';
import { loadLines } from '../currents.ts';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';
import * as styles from './Delta.css.ts';

/** One stream divides into four channels, and the channels are the links to the services (SPEC §2). Bands on small screens. */
export function Delta({ title }: { readonly title: string }) {
  const address = useAssets();
  return (
    <Section id="cards" title={title} surface="deep" titleHidden bleed>
      <div className={styles.stream}>
        <img src={address(drawing)} alt="" width={delta.width} height={delta.height} className={styles.drawing} />
        <ol className={styles.channels}>
          {servicesUnder('digital-marketing').map((service, index) => (
            <ServiceCard
              key={service.key}
              service={service}
              place={index + 1}
              look="channel"
              lines={() => linesOf(service)}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Side by side the cards are channels of the one stream; below each other every one has its own. */
async function linesOf({ key }: HubService) {
  const { currentLines, deltaLines } = await loadLines();
  return matchMedia(widths.large).matches ? deltaLines(key) : currentLines[key];
}
