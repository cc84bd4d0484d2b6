import type { KeyboardEvent } from 'react';
import { useAssets } from 'shared/assets';
import { Icon } from 'shared/design';
import { Link } from 'shared/navigation';
import currents from '../../art/services-menu.svg';
import { useShellMessages } from '../../locales/messages.ts';
import { ServiceSign } from '../ServiceSign/ServiceSign.tsx';
import * as styles from './ServicesPanel.css.ts';

interface ServicesPanelProps {
  readonly id: string;
  readonly open: boolean;
  /** The path of the page on screen, to mark its link. */
  readonly path: string;
  readonly onFollow: () => void;
  /** Tab beyond its last link, or back before its first: the panel stands elsewhere in the document than it opens. */
  readonly onLeave: (back: boolean) => void;
}

/** The services in three columns: digital marketing, CMS and frameworks, cybersecurity (SPEC §2, header). */
export function ServicesPanel({ id, open, path, onFollow, onLeave }: ServicesPanelProps) {
  const t = useShellMessages();
  const address = useAssets();
  const leaveAtEnds = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    if (event.target !== (event.shiftKey ? links[0] : links.at(-1))) return;
    event.preventDefault();
    onLeave(event.shiftKey);
  };
  return (
    <section
      id={id}
      className={styles.panel}
      aria-label={t('servicesPanel.label')}
      hidden={!open}
      onKeyDown={leaveAtEnds}
    >
      <div className={styles.columns}>
        {t('servicesPanel.columns').map((column) => (
          <div key={column.key} className={styles.column}>
            <Link
              to={column.route}
              className={styles.title}
              aria-current={column.route === path ? 'page' : undefined}
              onClick={onFollow}
            >
              {column.title}
              <Icon name="arrow" />
            </Link>
            <p className={styles.description}>{column.description}</p>
            <ul className={styles.list}>
              {column.items.map((item, index) => (
                <li key={item.key}>
                  <Link
                    to={item.route}
                    className={styles.item}
                    aria-current={item.route === path ? 'page' : undefined}
                    onClick={onFollow}
                  >
                    <ServiceSign service={item.key} index={index} />
                    {item.title}
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
