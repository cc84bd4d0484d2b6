import type { ReactNode } from 'react';
import { type Crumb, PageBanner } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { AboutSeo } from '../AboutSeo/AboutSeo.tsx';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { Promo } from '../Promo/Promo.tsx';
import type { CommonSection } from '../ServiceRecord.ts';
import { Siblings } from '../Siblings/Siblings.tsx';
import { pathOf, type Service } from '../services.ts';
import { WorkMethod } from '../WorkMethod/WorkMethod.tsx';

const commonSections = { 'about-seo': AboutSeo, 'work-method': WorkMethod } satisfies Record<CommonSection, unknown>;

interface ServiceLayoutProps {
  readonly service: Service;
  /** What only this page has. */
  readonly children: ReactNode;
}

/** What every service page has (SPEC §2): breadcrumb through the parent hub, banner, shared sections, promo block. */
export function ServiceLayout({ service, children }: ServiceLayoutProps) {
  const t = useServicesMessages();
  const title = t(`services.${service.key}.title`);
  const parents: readonly Crumb[] =
    'hub' in service ? [{ text: t(`services.${service.hub}.title`), href: pathOf(service.hub) }] : [];
  const common: readonly CommonSection[] = 'commonSections' in service ? service.commonSections : [];
  return (
    <>
      <PageBanner
        title={title}
        description={t(`services.${service.key}.description`)}
        crumbs={[...parents, { text: title }]}
      >
        <OrderLink service={service.key}>{t('links.order')}</OrderLink>
      </PageBanner>
      {children}
      {common.map((id) => {
        const Common = commonSections[id];
        return <Common key={id} />;
      })}
      {'hub' in service && <Siblings service={service} />}
      <Promo service={service.key} />
    </>
  );
}
