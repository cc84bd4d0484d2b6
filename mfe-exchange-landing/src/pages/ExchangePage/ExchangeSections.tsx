import { Backdrop, SampleNote, Section, useIsSample } from 'shared/design';
import harbour from '../../../art/jumbotron.svg';
import { FeatureList } from '../../features/FeatureList/FeatureList.tsx';
import { DownloadButton } from '../../install/DownloadButton/DownloadButton.tsx';
import type { Install } from '../../install/useInstall.ts';
import { useExchangeMessages } from '../../messages.ts';
import { PriceChart } from '../../prices/PriceChart/PriceChart.tsx';
import { PriceTable } from '../../prices/PriceTable/PriceTable.tsx';
import { QuestionList } from '../../questions/QuestionList/QuestionList.tsx';
import { ReviewList } from '../../reviews/ReviewList/ReviewList.tsx';
import { SecurityList } from '../../security/SecurityList/SecurityList.tsx';
import { useSignInProviders } from '../../security/useSignInProviders.ts';
import { StartSteps } from '../../startSteps/StartSteps/StartSteps.tsx';
import * as styles from './ExchangePage.css.ts';

/** The sections of SPEC §2 in order, from the prices to the jumbotron. Frame and standalone site show the same sections. */
export function ExchangeSections({ install }: { readonly install: Install }) {
  const t = useExchangeMessages();
  const { words: providers } = useSignInProviders();
  const invented = { reviews: useIsSample('exchangeReviews'), answers: useIsSample('exchangeTerms') };
  return (
    <>
      <Section
        id="prices"
        title={t('prices.title')}
        intro={
          <>
            <p className={styles.intro}>{t('prices.text')}</p>
            <SampleNote block="exchangePrices" className={styles.sample}>
              {t('prices.sampleNote')}
            </SampleNote>
          </>
        }
      >
        <PriceTable />
        <div className={styles.notes}>
          {t('prices.indices').map(({ id, name, description }) => (
            <p key={id} className={styles.note}>
              <strong>{name}</strong>: {description}
            </p>
          ))}
          <p className={styles.note}>{t('prices.disclaimer')}</p>
        </div>
        <PriceChart />
      </Section>
      <Section id="features" title={t('features.title')} intro={<p className={styles.intro}>{t('features.text')}</p>}>
        <FeatureList />
      </Section>
      <Section id="how-to-start" title={t('start.title')} intro={<p className={styles.intro}>{t('start.text')}</p>}>
        <StartSteps />
      </Section>
      <Section
        id="security"
        title={t('security.title')}
        intro={<p className={styles.intro}>{t('security.text', { providers })}</p>}
        bleed
      >
        <SecurityList />
      </Section>
      <Section
        id="reviews"
        title={t('reviews.title')}
        intro={
          invented.reviews ? <SampleNote block="exchangeReviews">{t('reviews.sampleNote')}</SampleNote> : undefined
        }
      >
        <ReviewList />
      </Section>
      <Section
        id="faq"
        title={t('faq.title')}
        layout="split"
        intro={invented.answers ? <SampleNote block="exchangeTerms">{t('faq.sampleNote')}</SampleNote> : undefined}
      >
        <QuestionList />
      </Section>
      <Section id="jumbotron" title={t('jumbotron.title')} background={<Backdrop file={harbour} fade="start" />}>
        <div className={styles.closing}>
          <p className={styles.offer}>{t('jumbotron.text')}</p>
          <DownloadButton install={install} tone="mint" />
          <p className={styles.note}>{t('jumbotron.note')}</p>
        </div>
      </Section>
    </>
  );
}
