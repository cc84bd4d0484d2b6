import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Drawing } from '../../services/Drawing/Drawing.tsx';
import { NumberedList } from '../../services/NumberedList/NumberedList.tsx';
import { OrderLink } from '../../services/OrderLink/OrderLink.tsx';
import { Paragraphs } from '../../services/Paragraphs/Paragraphs.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { serviceAt } from '../../services/services.ts';

/** A service told by its benefits: seo with an image, smm with the order of a consultation (SPEC §2). */
export function BenefitsPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'BenefitsPage');
  const words = t(`services.${service.key}`);
  return (
    <ServiceLayout service={service}>
      {'imageAlt' in words && <Drawing description={words.imageAlt} />}
      <Section id="benefits" title={words.benefitsTitle}>
        <NumberedList items={words.benefits} />
        <Paragraphs texts={words.closing} />
        {'orderButton' in words && <OrderLink service={service.key}>{words.orderButton}</OrderLink>}
      </Section>
    </ServiceLayout>
  );
}
