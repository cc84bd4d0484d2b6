import { Icon, Mark, Section, type Surface, TextLink } from 'shared/design';
import { Link } from 'shared/navigation';
import { useServicesMessages } from '../../messages.ts';
import { markOf } from '../frameworkMarks.ts';
import { type HubService, pathOf, servicesUnder } from '../services.ts';
import { onPaper } from '../tones.css.ts';
import * as styles from './Siblings.css.ts';

interface SiblingsProps {
  readonly service: HubService;
  readonly surface: Surface;
}

/** The other services under the same hub, and the way back to it. */
export function Siblings({ service, surface }: SiblingsProps) {
  const t = useServicesMessages();
  return (
    <Section id="siblings" title={t('links.siblings')} surface={surface} layout="split">
      <div>
        <ul className={styles.list}>
          {servicesUnder(service.hub).map(({ key, color }, index) => {
            const mark = markOf(key);
            return (
              key !== service.key && (
                <li key={key} className={styles.item}>
                  <Link to={pathOf(key)} className={styles.link}>
                    <span className={`${onPaper[color]} ${styles.sign}`} aria-hidden="true">
                      {mark ? <Mark name={mark} /> : `0${index + 1}`}
                    </span>
                    <span className={styles.name}>{t(`services.${key}.title`)}</span>
                    <span className={styles.arrow}>
                      <Icon name="arrow" />
                    </span>
                  </Link>
                </li>
              )
            );
          })}
        </ul>
        <div className={styles.back}>
          <TextLink to={pathOf(service.hub)}>
            {t('links.backToHub', { hub: t(`services.${service.hub}.title`) })}
          </TextLink>
        </div>
      </div>
    </Section>
  );
}
