import { formatAddress } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useServicesMessages } from '../messages.ts';
import { getServicePath, listServicesUnder, type Service } from './services.ts';

/** Returns schema.org data about a service and its provider; undefined in the browser, because only prerendered documents need it. */
export const useServiceData = process.env.RENDERS_IN === 'browser' ? (_service: Service) => undefined : createData;

function createData(service: Service): object {
  const t = useServicesMessages();
  const language = useLanguage();
  const site = useSite();
  const toAbsoluteAddress = (path: string) => site.origin + formatAddress(path, language);
  const named = (key: Service['key']) => ({
    '@type': 'Service',
    name: t(`services.${key}.title`),
    url: toAbsoluteAddress(getServicePath(key)),
  });
  const offered = service.page === 'HubPage' ? listServicesUnder(service.key) : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...named(service.key),
        description: t(`services.${service.key}.description`),
        provider: {
          '@type': 'Organization',
          name: site.brand[language],
          url: toAbsoluteAddress('/'),
          telephone: site.phone,
          address: site.address[language],
        },
        ...(offered.length > 0 && {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: t(`services.${service.key}.title`),
            itemListElement: offered.map(({ key }) => ({ '@type': 'Offer', itemOffered: named(key) })),
          },
        }),
      },
    ],
  };
}
