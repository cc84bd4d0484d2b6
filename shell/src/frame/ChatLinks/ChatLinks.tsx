import { ProductLogo } from 'shared/design';
import { useSite } from 'shared/site';
import { useShellMessages } from '../../locales/messages.ts';

interface ChatLinksProps {
  readonly listClassName: string;
  readonly linkClassName: string;
}

/** Renders links to the three chats (SPEC §2, footer). WhatsApp and Telegram open in a new tab, Viber in its own app. */
export function ChatLinks({ listClassName, linkClassName }: ChatLinksProps) {
  const t = useShellMessages();
  const { whatsapp, telegram, viber } = useSite();
  const chats = [
    { name: 'whatsapp', href: whatsapp, newTab: true },
    { name: 'telegram', href: telegram, newTab: true },
    { name: 'viber', href: viber, newTab: false },
  ] as const;
  return (
    <ul className={listClassName}>
      {chats.map(({ name, href, newTab }) => (
        <li key={name}>
          <a
            href={href}
            className={linkClassName}
            title={t(newTab ? 'footer.chats.newTab' : 'footer.chats.opensApp')}
            {...(newTab && { target: '_blank', rel: 'noopener' })}
          >
            <ProductLogo name={name} />
            {t(`footer.chats.${name}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
