import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Closing } from '../../services/Closing/Closing.tsx';
import { NumberedRows } from '../../services/NumberedRows/NumberedRows.tsx';
import { PointList } from '../../services/PointList/PointList.tsx';
import { Prose } from '../../services/Prose/Prose.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { serviceAt } from '../../services/services.ts';

/** The descriptive page of a CMS or framework (SPEC §2): its use, what is built on it, its limits, how the work goes. */
export function FrameworkPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'FrameworkPage');
  const { goodFor, whatWeBuild, chooseAnother, howWorkGoes } = t(`services.${service.key}`);
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      <Section id="good-for" title={goodFor.title} layout="split">
        <Prose texts={goodFor.paragraphs} />
      </Section>
      <Section id="what-we-build" title={whatWeBuild.title} surface="paper2" layout="split">
        <PointList points={whatWeBuild.points} closing={whatWeBuild.closing} color={service.color} />
      </Section>
      <Section id="choose-another" title={chooseAnother.title} surface="deep" layout="split">
        <Prose texts={chooseAnother.paragraphs} />
      </Section>
      <Section id="how-work-goes" title={howWorkGoes.title}>
        <NumberedRows items={howWorkGoes.steps} color={service.color} />
        <Closing texts={[howWorkGoes.closing]} />
      </Section>
    </ServiceLayout>
  );
}
