import { Icon, ProductLogo, Section, type Surface, TextLink } from 'shared/design';
import { Link } from 'shared/navigation';
import { useServicesMessages } from '../../messages.ts';
import { getFrameworkLogo } from '../getFrameworkLogo.ts';
import { getServicePath, type HubService, listServicesUnder } from '../services.ts';
import { onPaper } from '../tones.css.ts';
import * as styles from './Siblings.css.ts';

interface SiblingsProps {
  readonly service: HubService;
  readonly surface: Surface;
}

/** Lists the hub's other services, and links back to the hub. A branch of a drawn stream leads to each name. */
export function Siblings({ service, surface }: SiblingsProps) {
  const t = useServicesMessages();
  const others = listServicesUnder(service.hub)
    .map((each, index) => ({ ...each, place: index + 1 }))
    .filter(({ key }) => key !== service.key);
  return (
    <Section id="siblings" title={t('links.siblings')} surface={surface} layout="split">
      <div>
        <ul className={styles.list}>
          {others.map(({ key, color, place }) => {
            const logo = getFrameworkLogo(key);
            return (
              <li key={key} className={`${onPaper[color]} ${styles.item}`}>
                <Link to={getServicePath(key)} className={styles.link}>
                  <span className={styles.sign} aria-hidden="true">
                    {logo ? <ProductLogo name={logo} /> : `0${place}`}
                  </span>
                  <span className={styles.name}>{t(`services.${key}.title`)}</span>
                  <span className={styles.arrow}>
                    <Icon name="arrow" />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
        <div className={styles.back}>
          <TextLink to={getServicePath(service.hub)}>{t(`services.${service.hub}.back`)}</TextLink>
        </div>
      </div>
    </Section>
  );
}
