import { Link } from 'shared/navigation';
import type { ServiceKey } from '../services.ts';
import * as styles from './OrderLink.css.ts';

interface OrderLinkProps {
  /** The subject that the contact form starts with. */
  readonly service: ServiceKey;
  readonly children: string;
}

/** Leads to the contact form with the service as its subject, wherever SPEC §2 names an order but shows no action. */
export function OrderLink({ service, children }: OrderLinkProps) {
  return (
    <Link to={`/contact-us?service=${service}`} className={styles.link}>
      {children}
    </Link>
  );
}
