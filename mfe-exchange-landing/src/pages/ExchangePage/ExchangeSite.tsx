import { layout } from 'shared/design';
import { ClosingNotes } from '../../closing/ClosingNotes/ClosingNotes.tsx';
import * as exchange from '../../exchange.css.ts';
import { InstallDialog } from '../../install/InstallDialog/InstallDialog.tsx';
import { useInstall } from '../../install/useInstall.ts';
import { OfferBanner } from '../../offer/OfferBanner/OfferBanner.tsx';
import { PageNavigation, pageTop } from '../../pageNavigation/PageNavigation/PageNavigation.tsx';
import * as styles from './ExchangePage.css.ts';
import { ExchangeSections } from './ExchangeSections.tsx';

/** The landing page on its standalone site, with its own header and footer. */
export function ExchangeSite() {
  const install = useInstall('/');
  return (
    <div id={pageTop} className={`${exchange.page} ${styles.site}`}>
      <header className={`${layout.wrap} ${styles.header}`}>
        <PageNavigation path="/" />
      </header>
      <main id="main" className={exchange.page}>
        <OfferBanner install={install} />
        <ExchangeSections install={install} />
      </main>
      <ClosingNotes as="footer" />
      <InstallDialog />
    </div>
  );
}
