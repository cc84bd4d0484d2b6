import type { PageProps } from 'shared/contract';
import { Cases } from '../../cases/Cases/Cases.tsx';
import { useServicesMessages } from '../../messages.ts';
import { Course } from '../../services/Course/Course.tsx';
import { Plan } from '../../services/Plan/Plan.tsx';
import { SeoNote } from '../../services/SeoNote/SeoNote.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { findServiceByPath } from '../../services/services.ts';

/**
 * The page of a marketing strategy (SPEC §2, marketing-strategy): a definition, four questions, a sample plan, a case, and the block about
 * SEO, which is a channel of the plan.
 */
export function StrategyPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = findServiceByPath(route.path, 'StrategyPage');
  return (
    <ServiceLayout service={service} siblingsOn="paper">
      <ServiceBanner service={service} />
      <Course {...t('services.marketing-strategy.course')} />
      <Plan {...t('services.marketing-strategy.plan')} />
      <Cases service={service.key} items={t('services.marketing-strategy.cases')} surface="paper" />
      <SeoNote />
    </ServiceLayout>
  );
}
