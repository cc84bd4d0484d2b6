import { getCursorTargetProps } from 'shared/cursor';
import { ButtonLink } from 'shared/design';
import type { ServiceKey } from '../services.ts';

interface OrderLinkProps {
  /** Preselects the subject in the contact form. */
  readonly service: ServiceKey;
  readonly children: string;
}

/** Links to the contact form with the service as its subject. Used wherever SPEC §2 mentions an order without an action. */
export function OrderLink({ service, children }: OrderLinkProps) {
  return (
    <ButtonLink to={getOrderPath(service)} {...getCursorTargetProps('contact')}>
      {children}
    </ButtonLink>
  );
}

export const getOrderPath = (service: ServiceKey): string => `/contact-us?service=${service}`;
