import { ClosingNotes } from '../../closing/ClosingNotes/ClosingNotes.tsx';
import * as exchange from '../../exchange.css.ts';
import { InstallDialog } from '../../install/InstallDialog/InstallDialog.tsx';
import { useInstall } from '../../install/useInstall.ts';
import { OfferBanner } from '../../offer/OfferBanner/OfferBanner.tsx';
import { PageNavigation } from '../../pageNavigation/PageNavigation/PageNavigation.tsx';
import { ExchangeSections } from './ExchangeSections.tsx';

/** The landing page of the exchange's Windows app inside the shell's frame, which has header and footer already. */
export function ExchangePage() {
  const install = useInstall();
  return (
    <div className={exchange.page}>
      <OfferBanner install={install} navigation={<PageNavigation />} />
      <ExchangeSections install={install} />
      <ClosingNotes as="section" />
      <InstallDialog />
    </div>
  );
}
