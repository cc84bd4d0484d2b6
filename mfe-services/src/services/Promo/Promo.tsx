import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import stones from '../../art/promo.svg';
import { useServicesMessages } from '../../messages.ts';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import type { ServiceKey } from '../services.ts';
import * as styles from './Promo.css.ts';

/** The promo block 'Order website promotion' at the foot of every service page (SPEC §2). */
export function Promo({ service }: { readonly service: ServiceKey }) {
  const t = useServicesMessages();
  const address = useAssets();
  return (
    <Section
      id="promo"
      title={t('promo.title')}
      surface="deep"
      background={
        <div className={styles.water}>
          <img src={address(stones)} alt="" width={1440} height={420} loading="lazy" className={styles.stones} />
        </div>
      }
    >
      <div className={styles.offer}>
        <p className={styles.text}>{t('promo.text')}</p>
        <OrderLink service={service}>{t('promo.button')}</OrderLink>
      </div>
    </Section>
  );
}
