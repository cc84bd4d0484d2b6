import type { CSSProperties } from 'react';
import { useAssets } from 'shared/assets';
import { Backdrop, DeepBanner } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import type { Service } from '../services.ts';
import { useBreadcrumb } from '../useBreadcrumb.ts';
import { type BanneredKey, bannerDrawings } from './bannerDrawings.ts';
import { bannerFairways } from './bannerFairways.ts';
import * as styles from './ServiceBanner.css.ts';

interface ServiceBannerProps {
  readonly service: Service & { readonly key: BanneredKey };
}

/** Shows a service page's head (SPEC §2, banner image): large letters of its name in a stream, with an orange line between them. */
export function ServiceBanner({ service: { key }, service }: ServiceBannerProps) {
  const t = useServicesMessages();
  const address = useAssets();
  return (
    <DeepBanner
      title={t(`services.${key}.title`)}
      description={t(`services.${key}.description`)}
      crumbs={useBreadcrumb(service)}
      background={
        <div
          className={styles.art}
          data-letters={key}
          style={{ '--fairway': `url(${address(bannerFairways[key])})` } as CSSProperties}
        >
          <Backdrop {...bannerDrawings[key]} fade="none" first />
        </div>
      }
    >
      <div className={styles.order}>
        <div className={styles.orderPlace}>
          <OrderLink service={key}>{t('links.order')}</OrderLink>
        </div>
      </div>
    </DeepBanner>
  );
}
