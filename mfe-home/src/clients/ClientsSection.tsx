import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Marquee } from 'shared/motion';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ClientsSection.css.ts';
import { clientProjects } from './clientProjects.ts';

/** The projects of clients (SPEC §2, client-projects marquee; §9, marquee): four crops on one baseline. */
export function ClientsSection() {
  const t = useHomeMessages();
  const address = useAssets();
  return (
    <Section
      id="clients"
      label={t('clients.label')}
      title={t('clients.title')}
      intro={<p className={styles.intro}>{t('clients.subtitle')}</p>}
      surface="deep"
      bleed
    >
      <Marquee className={styles.marquee} pauseOnHover words={{ label: t('clients.title'), pause: t('clients.pause') }}>
        {clientProjects.map(({ id, name, img, picture }, index) => (
          <figure key={id} className={styles.project}>
            <figcaption className={styles.name}>{name}</figcaption>
            <img
              src={address(picture)}
              alt={t(`clients.items.${img}`)}
              width={1280}
              height={800}
              loading="lazy"
              className={styles.picture[index % 4 === 1 ? 'tall' : index % 2 === 0 ? 'low' : 'middle']}
            />
          </figure>
        ))}
      </Marquee>
    </Section>
  );
}
