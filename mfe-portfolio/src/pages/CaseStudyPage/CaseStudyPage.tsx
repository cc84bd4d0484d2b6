import type { PageProps } from 'shared/contract';
import { PageBanner } from 'shared/design';
import { caseStudyOf } from '../../caseStudies/CaseStudy.ts';
import { usePortfolioMessages } from '../../messages.ts';

export function CaseStudyPage({ route }: PageProps) {
  const t = usePortfolioMessages();
  const key = caseStudyOf(route.path);
  return <PageBanner title={t(`cases.${key}.banner.title`)} crumbs={[]} />;
}
