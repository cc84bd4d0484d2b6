import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import ahead from '../../../art/benefit-ahead.svg';
import free from '../../../art/benefit-free.svg';
import growth from '../../../art/benefit-growth.svg';
import lasting from '../../../art/benefit-lasting.svg';
import target from '../../../art/benefit-target.svg';
import { Cases } from '../../cases/Cases/Cases.tsx';
import { useServicesMessages } from '../../messages.ts';
import { AboutSeo } from '../../services/AboutSeo/AboutSeo.tsx';
import { Closing } from '../../services/Closing/Closing.tsx';
import { Ladder } from '../../services/Ladder/Ladder.tsx';
import { NumberedRows } from '../../services/NumberedRows/NumberedRows.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { findServiceByPath } from '../../services/services.ts';
import { WorkMethod } from '../../services/WorkMethod/WorkMethod.tsx';

/** The page of search engine optimisation (SPEC §2, seo): an image, benefits, a closing text, a block about SEO, method and cases. */
export function SeoPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = findServiceByPath(route.path, 'SeoPage');
  const { ladder, benefitsTitle, benefits, closing, cases } = t('services.seo');
  return (
    <ServiceLayout service={service} siblingsOn="paper">
      <ServiceBanner service={service} />
      <Ladder {...ladder} />
      <Section id="benefits" title={benefitsTitle} surface="paper2">
        <NumberedRows items={benefits} color={service.color} pictures={[growth, target, lasting, free, ahead]} />
        <Closing texts={closing} />
      </Section>
      <AboutSeo />
      <WorkMethod />
      <Cases service={service.key} items={cases} surface="paper2" />
    </ServiceLayout>
  );
}
