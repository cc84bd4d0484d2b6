import type { PageProps } from 'shared/contract';
import { PageBanner, Section } from 'shared/design';
import { CaseFigures } from '../../caseStudies/CaseFigures/CaseFigures.tsx';
import { CaseInfo } from '../../caseStudies/CaseInfo/CaseInfo.tsx';
import { CaseProcess } from '../../caseStudies/CaseProcess/CaseProcess.tsx';
import { type CaseStudy, caseStudyOf } from '../../caseStudies/CaseStudy.ts';
import { CaseText } from '../../caseStudies/CaseText/CaseText.tsx';
import { NextCaseStudy } from '../../caseStudies/NextCaseStudy/NextCaseStudy.tsx';
import { usePortfolioMessages } from '../../messages.ts';
import { PicturePlace } from '../../pictures/PicturePlace/PicturePlace.tsx';
import { DeviceList } from '../../screens/DeviceList/DeviceList.tsx';
import { ScreenCarousel } from '../../screens/ScreenCarousel/ScreenCarousel.tsx';

/** A case study: the banner and the ten sections after it, in the specified order (SPEC §2, case-study page layout). */
export function CaseStudyPage({ route }: PageProps) {
  const t = usePortfolioMessages();
  const key = caseStudyOf(route.path);
  const study: CaseStudy = t(`cases.${key}`);
  const crumbs = study.banner.breadcrumb.map(({ label, href }) => ({ text: label, href }));
  return (
    <>
      <PageBanner title={study.banner.title} crumbs={crumbs}>
        <PicturePlace alt={study.banner.alt} />
      </PageBanner>
      <Section id="info" title={t('ui.infoTitle')}>
        <CaseInfo info={study.info} />
      </Section>
      <Section id="client" title={study.client.title}>
        <p>{study.client.description}</p>
        <ScreenCarousel device="desktop" slides={study.slides.desktop} />
      </Section>
      <Section id="tasks" title={study.tasks.title}>
        <CaseText {...study.tasks} />
      </Section>
      <Section id="process" title={study.process.title}>
        <CaseProcess process={study.process} />
      </Section>
      <Section id="audience" title={study.audience.title}>
        <CaseText {...study.audience} />
      </Section>
      <Section id="artwork" title={t('ui.artworkTitle')}>
        <PicturePlace alt={t('ui.artworkAlt')} />
      </Section>
      <Section id="results" title={study.results.title}>
        <CaseFigures figures={study.results.figures} />
        <CaseText {...study.results} />
      </Section>
      <Section id="technical" title={study.technical.title}>
        <CaseText {...study.technical} />
      </Section>
      <Section id="adaptive" title={study.adaptive.title}>
        <p>{study.adaptive.description}</p>
        <DeviceList names={study.adaptive.devices} />
        <ScreenCarousel device="mobile" slides={study.slides.mobile} />
      </Section>
      <NextCaseStudy after={key} nextProject={study.nextProject} />
    </>
  );
}
