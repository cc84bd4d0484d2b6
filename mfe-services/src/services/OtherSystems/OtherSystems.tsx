import { Icon, ProductLogo } from 'shared/design';
import { Link } from 'shared/navigation';
import { useServicesMessages } from '../../messages.ts';
import { getFrameworkLogo } from '../getFrameworkLogo.ts';
import { getServicePath, listServicesUnder, type ServiceOnPage } from '../services.ts';
import * as styles from './OtherSystems.css.ts';

interface OtherSystemsProps {
  readonly current: ServiceOnPage<'FrameworkPage'>['key'];
  /** For each of the other three systems, in the order of the hub's cards: the condition under which that system is better. */
  readonly texts: readonly string[];
}

/** Lists the three other systems, each with a condition and a link to its page. */
export function OtherSystems({ current, texts }: OtherSystemsProps) {
  const t = useServicesMessages();
  const others = listServicesUnder('cms-framework').filter(({ key }) => key !== current);
  return (
    <ul role="list" className={styles.list}>
      {others.map(({ key }, index) => {
        const logo = getFrameworkLogo(key);
        return (
          <li key={key} className={styles.item}>
            <p className={styles.text}>{texts[index]}</p>
            <Link to={getServicePath(key)} className={styles.link}>
              {logo && <ProductLogo name={logo} />}
              <span>{t(`services.${key}.title`)}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
