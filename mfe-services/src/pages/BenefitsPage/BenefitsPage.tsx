import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { Cases } from '../../cases/Cases/Cases.tsx';
import { useServicesMessages } from '../../messages.ts';
import { Closing } from '../../services/Closing/Closing.tsx';
import { Ladder } from '../../services/Ladder/Ladder.tsx';
import { NumberedRows } from '../../services/NumberedRows/NumberedRows.tsx';
import { OrderLink } from '../../services/OrderLink/OrderLink.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { serviceAt } from '../../services/services.ts';
import { Tributaries } from '../../services/Tributaries/Tributaries.tsx';

/** A service told by its benefits: seo with an image, smm with the order of a consultation (SPEC §2). */
export function BenefitsPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'BenefitsPage');
  const words = t(`services.${service.key}`);
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      {'ladder' in words ? (
        <>
          <Ladder {...words.ladder} />
          <Section id="benefits" title={words.benefitsTitle} surface="paper2">
            <NumberedRows items={words.benefits} color={service.color} />
            <Closing texts={words.closing} />
          </Section>
          <Cases {...words.cases} />
        </>
      ) : (
        <Section id="benefits" title={words.benefitsTitle}>
          <Tributaries items={words.benefits} color={service.color} />
          <Closing texts={words.closing} ruled>
            <OrderLink service={service.key}>{words.orderButton}</OrderLink>
          </Closing>
        </Section>
      )}
    </ServiceLayout>
  );
}
