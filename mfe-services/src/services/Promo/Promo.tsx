import { useAssets } from 'shared/assets';
import { Section, type Surface, TextLink } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { OrderLink, orderOf } from '../OrderLink/OrderLink.tsx';
import type { ServiceKey } from '../services.ts';
import * as styles from './Promo.css.ts';
import { promoDrawings } from './promoDrawings.ts';

interface PromoProps {
  readonly service: ServiceKey;
  readonly surface: Surface;
}

/**
 * The promo block 'Order website promotion' at the foot of every service page (SPEC §2), on paper, with the page's own drawing and a line
 * of its own. Who builds a site has another order first; promotion of a site that is there comes second.
 */
export function Promo({ service, surface }: PromoProps) {
  const t = useServicesMessages();
  const address = useAssets();
  const own = t(`services.${service}.promo`);
  const promotion = t('promo.title');
  return (
    <Section
      id="promo"
      title={'title' in own ? own.title : promotion}
      surface={surface}
      background={
        <div className={styles.water}>
          <img
            src={address(promoDrawings[service])}
            alt=""
            width={720}
            height={420}
            loading="lazy"
            className={styles.drawing}
          />
        </div>
      }
    >
      <div className={styles.offer} data-call="">
        <p className={styles.text}>{own.text}</p>
        <OrderLink service={service}>{t('promo.button')}</OrderLink>
        {'title' in own && (
          <p className={styles.siteToo}>
            {t('promo.siteToo')} <TextLink to={orderOf('digital-marketing')}>{promotion}</TextLink>
          </p>
        )}
      </div>
    </Section>
  );
}
