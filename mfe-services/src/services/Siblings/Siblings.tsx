import { Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { useServicesMessages } from '../../messages.ts';
import { type HubService, pathOf, servicesUnder } from '../services.ts';

/** The other services under the same hub, and the way back to it. */
export function Siblings({ service }: { readonly service: HubService }) {
  const t = useServicesMessages();
  const siblings = servicesUnder(service.hub).filter(({ key }) => key !== service.key);
  return (
    <Section id="siblings" title={t('links.siblings')}>
      <nav aria-labelledby="siblings-title">
        <ul>
          {siblings.map(({ key }) => (
            <li key={key}>
              <Link to={pathOf(key)}>{t(`services.${key}.title`)}</Link>
            </li>
          ))}
        </ul>
        <Link to={pathOf(service.hub)}>{t('links.backToHub', { hub: t(`services.${service.hub}.title`) })}</Link>
      </nav>
    </Section>
  );
}
