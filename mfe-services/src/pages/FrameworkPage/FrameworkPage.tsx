import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { NumberedList } from '../../services/NumberedList/NumberedList.tsx';
import { Paragraphs } from '../../services/Paragraphs/Paragraphs.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { serviceAt } from '../../services/services.ts';

/** The descriptive page of a CMS or framework (SPEC §2): its use, what is built on it, its limits, how the work goes. */
export function FrameworkPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'FrameworkPage');
  const { goodFor, whatWeBuild, chooseAnother, howWorkGoes } = t(`services.${service.key}`);
  return (
    <ServiceLayout service={service}>
      <Section id="good-for" title={goodFor.title}>
        <Paragraphs texts={goodFor.paragraphs} />
      </Section>
      <Section id="what-we-build" title={whatWeBuild.title}>
        <ul>
          {whatWeBuild.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{whatWeBuild.closing}</p>
      </Section>
      <Section id="choose-another" title={chooseAnother.title}>
        <Paragraphs texts={chooseAnother.paragraphs} />
      </Section>
      <Section id="how-work-goes" title={howWorkGoes.title}>
        <NumberedList items={howWorkGoes.steps} />
        <p>{howWorkGoes.closing}</p>
      </Section>
    </ServiceLayout>
  );
}
