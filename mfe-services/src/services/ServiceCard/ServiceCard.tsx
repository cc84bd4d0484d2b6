import { Link } from 'shared/navigation';
import { useServicesMessages } from '../../messages.ts';
import { type HubService, pathOf } from '../services.ts';
import * as styles from './ServiceCard.css.ts';

interface ServiceCardProps {
  readonly service: HubService;
  /** Its place among the cards, from 1. */
  readonly place: number;
}

/** A service on its hub: title, number, colour, link (SPEC §3). Its link loads a document (SPEC §2, service card click). */
export function ServiceCard({ service, place }: ServiceCardProps) {
  const t = useServicesMessages();
  const title = t(`services.${service.key}.title`);
  return (
    <li className={styles.card} data-color={service.color}>
      <span className={styles.number}>{String(place).padStart(2, '0')}</span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{t(`services.${service.key}.card`)}</p>
      <Link to={pathOf(service.key)} loadsDocument className={styles.link}>
        {t('links.card', { service: title })}
      </Link>
    </li>
  );
}
