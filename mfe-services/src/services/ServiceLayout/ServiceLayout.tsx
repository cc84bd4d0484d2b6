import type { ReactNode } from 'react';
import { StructuredData } from 'shared/structuredData';
import { Promo } from '../Promo/Promo.tsx';
import { Siblings } from '../Siblings/Siblings.tsx';
import type { Service } from '../services.ts';
import { useServiceData } from '../useServiceData.ts';
import * as styles from './rhythm.css.ts';

interface ServiceLayoutProps {
  readonly service: Service;
  /** Surface of the section with the sibling services. It must differ from the section before, because light surfaces alternate. */
  readonly siblingsOn?: 'paper' | 'paper2';
  readonly children: ReactNode;
}

/** Adds the end of all service pages (SPEC §2): the siblings of a service (if it is under a hub), and the promo block. */
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
