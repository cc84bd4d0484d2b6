import { useAssets } from 'shared/assets';
import { getCursorTargetProps } from 'shared/cursor';
import { ButtonLink, SampleNote, Section } from 'shared/design';
import { useLanguage } from 'shared/language';
import { Reveal } from 'shared/motion';
import { usePortfolioMessages } from '../../messages.ts';
import { CaseArtwork } from '../CaseArtwork/CaseArtwork.tsx';
import { CaseBanner } from '../CaseBanner/CaseBanner.tsx';
import { CaseInfo } from '../CaseInfo/CaseInfo.tsx';
import type { CaseLook } from '../CaseLook.ts';
import { CaseProcess } from '../CaseProcess/CaseProcess.tsx';
import { CaseFigures } from '../CaseResults/CaseFigures.tsx';
import { FigureDrawing } from '../CaseResults/FigureDrawing.tsx';
import type { CaseStudyKey } from '../CaseStudy.ts';
import { composed } from '../CaseTasks/CaseTasks.css.ts';
import { TasksPicture } from '../CaseTasks/TasksPicture.tsx';
import * as texts from '../CaseText/CaseText.css.ts';
import { CaseText } from '../CaseText/CaseText.tsx';
import { NextProject } from '../NextProject/NextProject.tsx';
import { DeviceList } from '../screens/DeviceList/DeviceList.tsx';
import { ScreenCarousel } from '../screens/ScreenCarousel/ScreenCarousel.tsx';
import * as styles from './CaseStudyPage.css.ts';

interface CaseStudyPageProps {
  readonly caseKey: CaseStudyKey;
  readonly look: CaseLook;
}

/** Shows a case study: the banner and ten sections in the order of the SPEC (§2, case-study page layout). */
export function CaseStudyPage({ caseKey, look }: CaseStudyPageProps) {
  const t = usePortfolioMessages();
  const study = t(`cases.${caseKey}`);
  const address = useAssets();
  const screens = look.screens[useLanguage()];
  const { audience } = study;
  const onDark = look.tasks.composed === 'wall';
  const [lead = '', ...paragraphs] = study.client.description.split('\n');
  return (
    <div className={`${styles.page} ${look.colors} ${composed[look.tasks.composed]}`}>
      <CaseBanner caseKey={caseKey} picture={look.banner} river={look.river} />
      <Section id="info" reveal="all" title={t('ui.infoTitle')} layout="split">
        <CaseInfo info={study.info} />
        <SampleNote block="cases" className={styles.sample}>
          {t('ui.sampleNote')}
        </SampleNote>
      </Section>
      <Section
        id="client"
        reveal="all"
        title={study.client.title}
        bleed
        intro={
          <>
            <p className={texts.intro}>{lead}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </>
        }
      >
        <ScreenCarousel
          device="desktop"
          slides={study.slides.desktop}
          pictures={screens.desktop}
          closeBy={look.closeBy}
        />
      </Section>
      <Section
        id="tasks"
        reveal="heading"
        title={study.tasks.title}
        layout="split"
        surface={onDark ? 'deep' : 'paper'}
        intro={<TasksPicture {...look.tasks} />}
      >
        <CaseText text={study.tasks} />
      </Section>
      <Section
        id="process"
        reveal="heading"
        title={study.process.title}
        layout="split"
        space={onDark ? 'both' : 'below'}
      >
        <CaseProcess process={study.process} parts={look.process} screens={screens} artwork={look.artwork} />
      </Section>
      <Section
        id="audience"
        reveal="heading"
        title={audience.title}
        surface="paper2"
        intro={<p className={texts.intro}>{audience.introText}</p>}
      >
        {audience.share && look.AudienceBar && (
          <Reveal>
            <look.AudienceBar share={audience.share} />
          </Reveal>
        )}
        {look.channels && (
          <Reveal className={texts.channels}>
            <img
              src={address(look.channels)}
              alt=""
              {...texts.channelsSize}
              loading="lazy"
              decoding="async"
              className={texts.drawing}
            />
          </Reveal>
        )}
        <CaseText text={audience} />
      </Section>
      <Section id="artwork" reveal="all" title={t('ui.artworkTitle')} titleHidden bleed space="above">
        <CaseArtwork words={study.artwork} files={look.artwork} />
      </Section>
      <Section
        id="results"
        reveal="heading"
        title={study.results.title}
        background={look.counted ? undefined : <FigureDrawing file={look.results ?? look.artwork.wide} />}
      >
        <Reveal>
          <CaseFigures figures={study.results.figures} counted={look.counted} />
        </Reveal>
        <div className={styles.afterFigures}>
          <CaseText text={study.results} parts="beside" />
        </div>
        <div className={styles.call}>
          <ButtonLink to="/contact-us" {...getCursorTargetProps('contact')}>
            {t('ui.discuss')}
          </ButtonLink>
        </div>
      </Section>
      <Section id="technical" reveal="heading" title={study.technical.title} layout="split" space="below">
        <CaseText text={study.technical} terms={study.technical.terms} />
      </Section>
      <Section
        id="adaptive"
        reveal="all"
        title={study.adaptive.title}
        layout="split"
        intro={
          <>
            <p className={styles.description}>{study.adaptive.description}</p>
            <DeviceList names={study.adaptive.devices} />
          </>
        }
      >
        <ScreenCarousel device="mobile" slides={study.slides.mobile} pictures={screens.mobile} />
      </Section>
      <NextProject words={study.nextProject} next={look.next} />
    </div>
  );
}
