import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Closing } from '../../services/Closing/Closing.tsx';
import { NumberedRows } from '../../services/NumberedRows/NumberedRows.tsx';
import { PointList } from '../../services/PointList/PointList.tsx';
import { Prose } from '../../services/Prose/Prose.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { SystemChart } from '../../services/SystemChart/SystemChart.tsx';
import { serviceAt } from '../../services/services.ts';

/** The descriptive page of a CMS or framework (SPEC §2): its use, what is built on it, its limits, how the work goes. */
export function FrameworkPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'FrameworkPage');
  const { goodFor, whatWeBuild, chooseAnother, howWorkGoes } = t(`services.${service.key}`);
  // A ready-made system is wanted for what is built with it, a framework for where it stands among the others.
  const chartFirst = service.key === 'laravel' || service.key === 'symfony';
  const build = (
    <Section
      key="what-we-build"
      id="what-we-build"
      title={whatWeBuild.title}
      surface={chartFirst ? 'paper' : 'paper2'}
      layout="split"
    >
      <PointList points={whatWeBuild.points} closing={whatWeBuild.closing} color={service.color} />
    </Section>
  );
  const chart = (
    <Section
      key="choose-another"
      id="choose-another"
      title={chooseAnother.title}
      surface={chartFirst ? 'paper2' : 'paper'}
      layout="split"
      intro={<Prose texts={chooseAnother.paragraphs} quiet />}
    >
      <SystemChart current={service.key} />
    </Section>
  );
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      <Section id="good-for" title={goodFor.title} layout="split">
        <Prose texts={goodFor.paragraphs} />
      </Section>
      {chartFirst ? [chart, build] : [build, chart]}
      <Section id="how-work-goes" title={howWorkGoes.title} surface="paper2">
        <NumberedRows items={howWorkGoes.steps} color={service.color} />
        <Closing texts={[howWorkGoes.closing]} />
      </Section>
    </ServiceLayout>
  );
}
