import { layout } from 'shared/design';
import { ClosingNotes } from '../../closing/ClosingNotes/ClosingNotes.tsx';
import * as exchange from '../../exchange.css.ts';
import { InstallDialog } from '../../install/InstallDialog/InstallDialog.tsx';
import { useInstall } from '../../install/useInstall.ts';
import { OfferBanner } from '../../offer/OfferBanner/OfferBanner.tsx';
import * as bar from '../../pageNavigation/PageNavigation/PageNavigation.css.ts';
import { PageNavigation, pageTop } from '../../pageNavigation/PageNavigation/PageNavigation.tsx';
import { ExchangeSections } from './ExchangeSections.tsx';

/**
 * The landing page of the exchange's Windows app in the shell's slim frame (docs/attributes.md): the page's bar also contains the agency's
 * logo, languages and menu, and the agency's footer is a narrow strip.
 */
export function ExchangePage() {
  const install = useInstall('/exchange');
  return (
    <div id={pageTop} className={exchange.page}>
      <div data-frame="slim" data-sticky-bar="always" data-header-theme="light" className={bar.bar}>
        <div className={layout.wrap}>
          <PageNavigation />
        </div>
      </div>
      <OfferBanner install={install} framed />
      <ExchangeSections install={install} />
      <ClosingNotes as="section" />
      <InstallDialog />
    </div>
  );
}
