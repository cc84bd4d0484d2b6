import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { Cases } from '../../cases/Cases/Cases.tsx';
import { useServicesMessages } from '../../messages.ts';
import { note } from '../../services/Closing/Closing.css.ts';
import { Closing } from '../../services/Closing/Closing.tsx';
import { Feed } from '../../services/Feed/Feed.tsx';
import { OrderLink } from '../../services/OrderLink/OrderLink.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { findServiceByPath } from '../../services/services.ts';
import { Tributaries } from '../../services/Tributaries/Tributaries.tsx';

/** The page of social media: six benefits, a closing text, a link to order a consultation, a feed and a case (SPEC §2, smm). */
export function SmmPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = findServiceByPath(route.path, 'SmmPage');
  const { benefitsTitle, benefits, closing, orderButton, orderNote, feed, cases } = t('services.smm');
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      <Section id="benefits" title={benefitsTitle}>
        <Tributaries items={benefits} color={service.color} />
        <Closing texts={closing} ruled>
          <OrderLink service={service.key}>{orderButton}</OrderLink>
          <p className={note}>{orderNote}</p>
        </Closing>
      </Section>
      <Feed {...feed} />
      <Cases service={service.key} items={cases} surface="paper" />
    </ServiceLayout>
  );
}
