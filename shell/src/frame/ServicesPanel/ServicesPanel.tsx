import { useAssets } from 'shared/assets';
import { Icon } from 'shared/design';
import { Link } from 'shared/navigation';
import currents from '../../../art/services-menu.svg';
import { useShellMessages } from '../../locales/messages.ts';
import { getAriaCurrent } from '../mainLinks.ts';
import { ServiceSign } from '../ServiceSign/ServiceSign.tsx';
import * as styles from './ServicesPanel.css.ts';

interface ServicesPanelProps {
  /** Id of the popover. The button that opens it has this id in `popovertarget`. */
  readonly id: string;
  readonly path: string;
}

/** Renders a popover with the services in three columns: digital marketing, CMS and frameworks, cybersecurity (SPEC §2, header). */
export function ServicesPanel({ id, path }: ServicesPanelProps) {
  const t = useShellMessages();
  const address = useAssets();
  return (
    <section id={id} popover="auto" className={styles.panel} aria-label={t('servicesPanel.label')}>
      <div className={styles.columns}>
        {t('servicesPanel.columns').map((column) => (
          <div key={column.route} className={styles.column}>
            <Link to={column.route} className={styles.title} aria-current={getAriaCurrent(column.route, path)}>
              {column.title}
              <Icon name="arrow" />
            </Link>
            <p className={styles.description}>{column.description}</p>
            <ul className={styles.list}>
              {column.items.map((item, index) => (
                <li key={item.route}>
                  <Link to={item.route} className={styles.item} aria-current={getAriaCurrent(item.route, path)}>
                    <ServiceSign route={item.route} index={index} /> {item.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <img
        src={address(currents)}
        className={styles.strip}
        alt=""
        width={1440}
        height={140}
        loading="lazy"
        decoding="async"
      />
    </section>
  );
}
