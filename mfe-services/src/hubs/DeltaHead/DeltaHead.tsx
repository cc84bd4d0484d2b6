import { Breadcrumb, surfaces, TextLink } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { orderOf } from '../../services/OrderLink/OrderLink.tsx';
import type { ServiceOn } from '../../services/services.ts';
import { useCrumbs } from '../../services/useCrumbs.ts';
import * as styles from './DeltaHead.css.ts';

interface DeltaHeadProps {
  readonly hub: ServiceOn<'HubPage'>;
  readonly intro: readonly string[];
}

/** The head of the digital marketing hub: its title at display size and three paragraphs (SPEC §2); the delta begins below. */
export function DeltaHead({ hub, intro }: DeltaHeadProps) {
  const t = useServicesMessages();
  return (
    <div className={surfaces.deep} data-under-header="dark">
      <div className={styles.head}>
        <Breadcrumb crumbs={useCrumbs(hub)} />
        <div className={styles.top}>
          <h1 className={styles.title} tabIndex={-1}>
            {t(`services.${hub.key}.title`)}
          </h1>
          <TextLink to={orderOf(hub.key)}>{t('links.order')}</TextLink>
        </div>
        <div className={styles.intro}>
          {intro.map((text) => (
            <p key={text} className={styles.paragraph}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
