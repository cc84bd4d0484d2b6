import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Paragraphs } from '../../services/Paragraphs/Paragraphs.tsx';
import { ServiceCard } from '../../services/ServiceCard/ServiceCard.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { serviceAt, servicesUnder } from '../../services/services.ts';
import * as styles from './HubPage.css.ts';

/** A hub: an introduction and numbered cards that lead to its services (SPEC §2). */
export function HubPage({ route }: PageProps) {
  const t = useServicesMessages();
  const hub = serviceAt(route.path, 'HubPage');
  const words = t(`services.${hub.key}`);
  return (
    <ServiceLayout service={hub}>
      <div className={styles.intro}>
        <Paragraphs texts={words.intro} />
      </div>
      <Section id="cards" title={words.cardsTitle}>
        <ol className={styles.cards}>
          {servicesUnder(hub.key).map((service, index) => (
            <ServiceCard key={service.key} service={service} place={index + 1} />
          ))}
        </ol>
      </Section>
      {'facts' in words && (
        <Section id="facts" title={words.facts.title}>
          <ul>
            {words.facts.items.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Section>
      )}
    </ServiceLayout>
  );
}
