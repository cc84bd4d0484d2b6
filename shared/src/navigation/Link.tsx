import type { AnchorHTMLAttributes, FocusEvent, MouseEvent } from 'react';
import { useLanguage } from 'shared/language';
import { formatAddress } from '../contract/Route.ts';
import { useNavigation } from './NavigationPort.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on this site without language; may have a query and a fragment: `/contact-us?service=seo`. */
  readonly to: string;
  /** True for a link that loads a document, such as a service card (SPEC §2). */
  readonly loadsDocument?: boolean;
}

/** Renders a link to a page of this site in the current language. Without script it works as an ordinary link. */
export function Link({ to, loadsDocument = false, onClick, children, ...rest }: LinkProps) {
  const language = useLanguage();
  const navigation = useNavigation();
  const [, path = '/', suffix = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const address = formatAddress(path, language) + suffix;
  const intend = () => {
    if (!loadsDocument) navigation.prefetch(address);
  };
  // Prefetches when keyboard focus reaches the link, but not when an opened dialog focuses its first link.
  const reach = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) intend();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (loadsDocument || event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    navigation.go(address);
  };
  return (
    <a
      {...rest}
      href={address}
      data-loads-document={loadsDocument ? '' : undefined}
      onClick={follow}
      onPointerEnter={intend}
      onFocus={reach}
    >
      {children}
    </a>
  );
}

/** Tells whether a click opens its link in this tab. */
export function isPlainClick(event: MouseEvent | globalThis.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
