import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import type { ServiceKey } from '../services.ts';

/** The promo block 'Order website promotion' at the foot of every service page (SPEC §2). */
export function Promo({ service }: { readonly service: ServiceKey }) {
  const t = useServicesMessages();
  return (
    <Section id="promo" title={t('promo.title')}>
      <p>{t('promo.text')}</p>
      <OrderLink service={service}>{t('promo.button')}</OrderLink>
    </Section>
  );
}
