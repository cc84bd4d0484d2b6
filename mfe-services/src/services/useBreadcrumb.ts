import type { BreadcrumbItem } from 'shared/design';
import { useServicesMessages } from '../messages.ts';
import { getServicePath, type Service } from './services.ts';

/** Returns the breadcrumbs of a service: its hub, and the service (SPEC §2, service pages). A hub's breadcrumb is only the hub. */
export function useBreadcrumb(service: Service): readonly BreadcrumbItem[] {
  const t = useServicesMessages();
  const self = { text: t(`services.${service.key}.title`) };
  return 'hub' in service
    ? [{ text: t(`services.${service.hub}.title`), href: getServicePath(service.hub) }, self]
    : [self];
}
