import type { PageProps } from 'shared/contract';
import { useServicesMessages } from '../../messages.ts';
import { Legs } from '../../services/Legs/Legs.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { serviceAt } from '../../services/services.ts';

/** A service told in running text: ppc in three paragraphs, marketing-strategy in five (SPEC §2). */
export function ParagraphsPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'ParagraphsPage');
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      <Legs texts={t(`services.${service.key}.paragraphs`)} color={service.color} />
    </ServiceLayout>
  );
}
