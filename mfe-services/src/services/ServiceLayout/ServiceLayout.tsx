import type { ReactNode } from 'react';
import { StructuredData } from 'shared/structuredData';
import { Promo } from '../Promo/Promo.tsx';
import { Siblings } from '../Siblings/Siblings.tsx';
import type { Service } from '../services.ts';
import { useServiceData } from '../useServiceData.ts';
import * as styles from './rhythm.css.ts';

interface ServiceLayoutProps {
  readonly service: Service;
  /** Background of the section with the hub's other services. Must differ from the section before, as light backgrounds alternate. */
  readonly siblingsOn?: 'paper' | 'paper2';
  readonly children: ReactNode;
}

/** Adds the end of each service page (SPEC §2): the hub's other services (if the service belongs to a hub), and the promo block. */
export function ServiceLayout({ service, siblingsOn = 'paper2', children }: ServiceLayoutProps) {
  const last =
    service.key === 'digital-marketing' || ('hub' in service && siblingsOn === 'paper2') ? 'paper' : 'paper2';
  return (
    <>
      <StructuredData data={useServiceData(service)} />
      <div className={styles.page}>
        {children}
        {'hub' in service && <Siblings service={service} surface={siblingsOn} />}
        <Promo service={service.key} surface={last} />
      </div>
    </>
  );
}
