import type { PageProps } from 'shared/contract';
import { Cases } from '../../cases/Cases/Cases.tsx';
import { useServicesMessages } from '../../messages.ts';
import { Funnel } from '../../services/Funnel/Funnel.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { findServiceByPath } from '../../services/services.ts';

/** The page of paid search: three paragraphs, each at a station of a drawn funnel (SPEC §2, ppc). */
export function PpcPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = findServiceByPath(route.path, 'PpcPage');
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      <Funnel {...t('services.ppc.funnel')} />
      <Cases service={service.key} items={t('services.ppc.cases')} />
    </ServiceLayout>
  );
}
