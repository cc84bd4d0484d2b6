import type { ReactNode } from 'react';
import { StructuredData } from 'shared/structuredData';
import { Promo } from '../Promo/Promo.tsx';
import { Siblings } from '../Siblings/Siblings.tsx';
import type { Service } from '../services.ts';
import { useServiceData } from '../useServiceData.ts';
import * as styles from './rhythm.css.ts';

interface ServiceLayoutProps {
  readonly service: Service;
  /** Light surfaces alternate: the siblings stand on the one that what is before them does not have. */
  readonly siblingsOn?: 'paper' | 'paper2';
  /** The banner, and what only this page has. */
  readonly children: ReactNode;
}

/** Adds what follows a service page's own parts (SPEC §2): its siblings, if it is under a hub, and the promo block. */
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
