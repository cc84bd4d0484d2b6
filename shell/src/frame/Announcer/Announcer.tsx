import { visuallyHidden } from 'shared/design';
import { useShellMessages } from '../../locales/messages.ts';

/** Announces a new page to screen readers after a client navigation. For documents, browsers do it themselves. */
export function Announcer({ title }: { readonly title: string }) {
  const t = useShellMessages();
  return (
    <p role="status" className={visuallyHidden}>
      {title === '' ? '' : t('announcements.pageChanged', { title })}
    </p>
  );
}
