import { getCursorTargetProps } from 'shared/cursor';
import { ButtonLink } from 'shared/design';
import type { ServiceKey } from '../services.ts';

interface OrderLinkProps {
  /** The subject that the contact form starts with. */
  readonly service: ServiceKey;
  readonly children: string;
}

/** Leads to the contact form with the service as its subject, wherever SPEC §2 names an order but shows no action. */
export function OrderLink({ service, children }: OrderLinkProps) {
  return (
    <ButtonLink to={getOrderPath(service)} {...getCursorTargetProps('contact')}>
      {children}
    </ButtonLink>
  );
}

/** Gives the path of the page at which a service is ordered. */
export const getOrderPath = (service: ServiceKey): string => `/contact-us?service=${service}`;
