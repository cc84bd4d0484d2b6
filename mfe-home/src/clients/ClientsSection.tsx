import { Section } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ClientsSection.css.ts';
import { clientProjects } from './clientProjects.ts';

/** The projects of clients (SPEC §2, client-projects marquee). */
export function ClientsSection() {
  const t = useHomeMessages();
  return (
    <Section id="clients" title={t('clients.title')}>
      <p>{t('clients.subtitle')}</p>
      <div className={styles.projects}>
        {clientProjects.map(({ id, img }) => (
          <figure key={id} className={styles.project}>
            <figcaption>{t(`clients.items.${img}`)}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
