import type { ReactNode } from 'react';
import { useAssets } from 'shared/assets';
import { Breadcrumb, surfaces } from 'shared/design';
import drawing from '../../../art/together.svg';
import { useServicesMessages } from '../../messages.ts';
import { OrderLink } from '../../services/OrderLink/OrderLink.tsx';
import type { ServiceOnPage } from '../../services/services.ts';
import { useBreadcrumb } from '../../services/useBreadcrumb.ts';
import * as styles from './DeltaHead.css.ts';

interface DeltaHeadProps {
  readonly hub: ServiceOnPage<'HubPage'>;
  readonly intro: readonly string[];
  readonly children: ReactNode;
}

/**
 * Head of the digital marketing hub: a large title and three paragraphs (SPEC §2). The delta (`children`) follows the first paragraph, so
 * that the names of the services are in the first screen. Below 1024 px the order is one sentence, the delta's rows, and all paragraphs.
 */
export function DeltaHead({ hub, intro, children }: DeltaHeadProps) {
  const t = useServicesMessages();
  const address = useAssets();
  const [first, ...others] = intro;
  return (
    <div className={`${surfaces.deep} ${styles.hub}`} data-header-theme="dark">
      <div className={`${styles.head} content`}>
        <Breadcrumb crumbs={useBreadcrumb(hub)} />
        <div className={`${styles.top} content`}>
          <h1 className={styles.title} tabIndex={-1}>
            {t(`services.${hub.key}.title`)}
          </h1>
          <p className={styles.sentence}>{t(`services.${hub.key}.description`)}</p>
          <OrderLink service={hub.key}>{t('links.order')}</OrderLink>
        </div>
      </div>
      <div className={styles.intro}>
        <p className={styles.paragraph}>{first}</p>
      </div>
      {children}
      <div className={styles.further}>
        {others.map((text) => (
          <p key={text} className={styles.paragraph}>
            {text}
          </p>
        ))}
        <img src={address(drawing)} alt="" width={760} height={320} loading="lazy" className={styles.together} />
      </div>
    </div>
  );
}
