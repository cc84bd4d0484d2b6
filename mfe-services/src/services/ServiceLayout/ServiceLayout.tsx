import type { ReactNode } from 'react';
import { StructuredData } from 'shared/structuredData';
import { AboutSeo } from '../AboutSeo/AboutSeo.tsx';
import { Promo } from '../Promo/Promo.tsx';
import type { CommonSection } from '../ServiceRecord.ts';
import { Siblings } from '../Siblings/Siblings.tsx';
import type { Service } from '../services.ts';
import { useServiceData } from '../useServiceData.ts';
import { WorkMethod } from '../WorkMethod/WorkMethod.tsx';

const commonSections = { 'about-seo': AboutSeo, 'work-method': WorkMethod } satisfies Record<CommonSection, unknown>;

interface ServiceLayoutProps {
  readonly service: Service;
  /** The banner, and what only this page has. */
  readonly children: ReactNode;
}

/** What every service page has after its own parts (SPEC §2): the common sections, its siblings, the promo block. */
export function ServiceLayout({ service, children }: ServiceLayoutProps) {
  const common: readonly CommonSection[] = 'commonSections' in service ? service.commonSections : [];
  // Light surfaces alternate, so they depend on what stands before; a side note is of one piece with what it is a note to.
  const others = common.includes('work-method') ? 'paper' : 'paper2';
  const last = service.key === 'digital-marketing' || ('hub' in service && others === 'paper2') ? 'paper' : 'paper2';
  return (
    <>
      <StructuredData data={useServiceData(service)} />
      {children}
      {common.map((id) => {
        const Common = commonSections[id];
        const note = service.key !== 'seo';
        return <Common key={id} surface="paper" note={note} />;
      })}
      {'hub' in service && <Siblings service={service} surface={others} />}
      <Promo service={service.key} surface={last} />
    </>
  );
}
