import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { ClosingNotes } from '../../closing/ClosingNotes/ClosingNotes.tsx';
import { FeatureList } from '../../features/FeatureList/FeatureList.tsx';
import { DownloadButton } from '../../install/DownloadButton/DownloadButton.tsx';
import { InstallDialog } from '../../install/InstallDialog/InstallDialog.tsx';
import { useInstall } from '../../install/useInstall.ts';
import { useExchangeMessages } from '../../messages.ts';
import { OfferBanner } from '../../offer/OfferBanner/OfferBanner.tsx';
import { PageNavigation } from '../../pageNavigation/PageNavigation/PageNavigation.tsx';
import { IndexList } from '../../prices/IndexList/IndexList.tsx';
import { OrderBook } from '../../prices/OrderBook/OrderBook.tsx';
import { PriceChart } from '../../prices/PriceChart/PriceChart.tsx';
import { PriceTable } from '../../prices/PriceTable/PriceTable.tsx';
import { QuestionList } from '../../questions/QuestionList/QuestionList.tsx';
import { ReviewList } from '../../reviews/ReviewList/ReviewList.tsx';
import { SecurityList } from '../../security/SecurityList/SecurityList.tsx';
import { StartSteps } from '../../startSteps/StartSteps/StartSteps.tsx';

/** The landing page of the exchange's Windows app, its sections in the order of SPEC §2. */
export function ExchangePage({ route }: PageProps) {
  const t = useExchangeMessages();
  const install = useInstall();
  return (
    <>
      <PageNavigation path={route.path} />
      <OfferBanner install={install} />
      <Section id="prices" title={t('prices.title')}>
        <p>{t('prices.text')}</p>
        <PriceTable />
        <IndexList />
        <p>{t('prices.disclaimer')}</p>
        <PriceChart />
        <OrderBook />
      </Section>
      <Section id="features" title={t('features.title')}>
        <p>{t('features.text')}</p>
        <FeatureList />
      </Section>
      <Section id="how-to-start" title={t('start.title')}>
        <p>{t('start.text')}</p>
        <StartSteps />
      </Section>
      <Section id="security" title={t('security.title')}>
        <p>{t('security.text')}</p>
        <SecurityList />
      </Section>
      <Section id="reviews" title={t('reviews.title')}>
        <ReviewList />
      </Section>
      <Section id="faq" title={t('faq.title')}>
        <QuestionList />
      </Section>
      <Section id="jumbotron" title={t('jumbotron.title')}>
        <p>{t('jumbotron.text')}</p>
        <DownloadButton install={install} />
        <p>{t('jumbotron.note')}</p>
      </Section>
      <ClosingNotes />
      <InstallDialog ref={install.dialog} />
    </>
  );
}
