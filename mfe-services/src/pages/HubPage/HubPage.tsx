import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { CaseRow } from '../../hubs/CaseRow/CaseRow.tsx';
import { Delta } from '../../hubs/Delta/Delta.tsx';
import { DeltaHead } from '../../hubs/DeltaHead/DeltaHead.tsx';
import { FrameworkColumns } from '../../hubs/FrameworkColumns/FrameworkColumns.tsx';
import { WorkingTerms } from '../../hubs/WorkingTerms/WorkingTerms.tsx';
import { useServicesMessages } from '../../messages.ts';
import { Prose } from '../../services/Prose/Prose.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { SystemChart } from '../../services/SystemChart/SystemChart.tsx';
import { findServiceByPath } from '../../services/services.ts';

/** A hub: an introduction, and numbered cards that link to its services (SPEC §2). */
export function HubPage({ route }: PageProps) {
  const hub = findServiceByPath(route.path, 'HubPage');
  const t = useServicesMessages();
  if (hub.key === 'digital-marketing') {
    const { intro, cardsTitle, cases } = t(`services.${hub.key}`);
    return (
      <ServiceLayout service={hub}>
        <DeltaHead hub={hub} intro={intro}>
          <Delta title={cardsTitle} />
        </DeltaHead>
        <CaseRow items={cases} />
      </ServiceLayout>
    );
  }
  const { intro, cardsTitle, chartTitle, facts, cases } = t(`services.${hub.key}`);
  return (
    <ServiceLayout service={hub}>
      <ServiceBanner service={hub} />
      <FrameworkColumns title={cardsTitle} intro={intro} />
      <Section id="systems" title={chartTitle} surface="paper2" intro={<Prose texts={[t('systems').caption]} quiet />}>
        <SystemChart />
      </Section>
      <WorkingTerms title={facts.title} items={facts.items} />
      <CaseRow items={cases} />
    </ServiceLayout>
  );
}
