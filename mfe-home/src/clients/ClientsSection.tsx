import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Marquee } from 'shared/motion';
import { Link } from 'shared/navigation';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ClientsSection.css.ts';
import { clientProjects, pictureSize } from './clientProjects.ts';

/** Shows four clients' covers on one baseline (SPEC §2, client-projects marquee; §9, marquee). The result below each cover links to the case. */
export function ClientsSection() {
  const t = useHomeMessages();
  const address = useAssets();
  return (
    <Section
      id="clients"
      label={t('clients.label')}
      title={t('clients.title')}
      intro={<p className={styles.intro}>{t('clients.subtitle')}</p>}
      surface="paper2"
      bleed
    >
      <Marquee className={styles.marquee} pauseOnHover words={{ label: t('clients.title'), pause: t('clients.pause') }}>
        {clientProjects.map(({ id, name, img, picture }, index) => (
          <figure key={id} className={styles.project}>
            <img
              src={address(picture)}
              alt={t(`clients.items.${img}`)}
              {...pictureSize}
              loading="lazy"
              className={styles.picture[index % 4 === 1 ? 'tall' : index % 2 === 0 ? 'low' : 'middle']}
            />
            <figcaption className={styles.caption}>
              <Link to={`/portfolio/${img}`} className={styles.link}>
                <span>{name}</span> <strong className={styles.result}>{t(`clients.results.${img}.value`)}</strong>{' '}
                <span className={styles.label}>{t(`clients.results.${img}.label`)}</span>
              </Link>
            </figcaption>
          </figure>
        ))}
      </Marquee>
    </Section>
  );
}
