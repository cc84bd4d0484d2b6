import type { PageProps } from 'shared/contract';
import { Cases } from '../../cases/Cases/Cases.tsx';
import { useServicesMessages } from '../../messages.ts';
import { Course } from '../../services/Course/Course.tsx';
import { Funnel } from '../../services/Funnel/Funnel.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { serviceAt } from '../../services/services.ts';

/** A service told in paragraphs, each a station of a way: ppc in three, marketing-strategy in five (SPEC §2). */
export function ParagraphsPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'ParagraphsPage');
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      {service.key === 'ppc' ? (
        <>
          <Funnel {...t('services.ppc.funnel')} />
          <Cases {...t('services.ppc.cases')} />
        </>
      ) : (
        <Course {...t('services.marketing-strategy.course')} />
      )}
    </ServiceLayout>
  );
}
