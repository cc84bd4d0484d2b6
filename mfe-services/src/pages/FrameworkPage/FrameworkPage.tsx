import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { Cases } from '../../cases/Cases/Cases.tsx';
import { useServicesMessages } from '../../messages.ts';
import { EditorScene } from '../../services/EditorScene/EditorScene.tsx';
import { Opening } from '../../services/Opening/Opening.tsx';
import { PointList } from '../../services/PointList/PointList.tsx';
import { Prose } from '../../services/Prose/Prose.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { SystemChart } from '../../services/SystemChart/SystemChart.tsx';
import { serviceAt } from '../../services/services.ts';
import { WorkSteps } from '../../services/WorkSteps/WorkSteps.tsx';

/** The descriptive page of a CMS or framework (SPEC §2): its use and what is built on it, its limits, what was built, how the work goes. */
export function FrameworkPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'FrameworkPage');
  const words = t(`services.${service.key}`);
  const { goodFor, whatWeBuild, chooseAnother, howWorkGoes } = words;
  const shown =
    'cases' in words ? <Cases key="shown" {...words.cases} /> : <EditorScene key="shown" {...words.editor} />;
  const chart = (
    <Section
      key="choose-another"
      id="choose-another"
      title={chooseAnother.title}
      surface="paper2"
      layout="split"
      intro={<Prose texts={chooseAnother.paragraphs} quiet />}
    >
      <SystemChart current={service.key} />
    </Section>
  );
  // A store wants to see stores first; of the others it is told first where they stand.
  const chartFirst = service.key !== 'opencart';
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      <Opening title={goodFor.title} texts={goodFor.paragraphs}>
        <PointList id="what-we-build" {...whatWeBuild} color={service.color} />
      </Opening>
      {chartFirst ? [chart, shown] : [shown, chart]}
      <WorkSteps service={service.key} {...howWorkGoes} />
    </ServiceLayout>
  );
}
