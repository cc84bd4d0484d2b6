import { getCursorTargetProps } from 'shared/cursor';
import { ButtonLink } from 'shared/design';
import type { ServiceKey } from '../services.ts';

interface OrderLinkProps {
  /** Service that the contact form preselects as the subject. */
  readonly service: ServiceKey;
  readonly children: string;
}

/** Links to the contact form with the service as subject. Used for each order that SPEC §2 mentions without describing its steps. */
export function OrderLink({ service, children }: OrderLinkProps) {
  return (
    <ButtonLink to={getOrderPath(service)} {...getCursorTargetProps('contact')}>
      {children}
    </ButtonLink>
  );
}

export const getOrderPath = (service: ServiceKey): string => `/contact-us?service=${service}`;
