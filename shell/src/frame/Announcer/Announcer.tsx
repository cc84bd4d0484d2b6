import { visuallyHidden } from 'shared/design';
import { useShellMessages } from '../../locales/messages.ts';

/** Announces the page of a navigation to screen readers; browsers announce loaded documents themselves. */
export function Announcer({ title }: { readonly title: string }) {
  const t = useShellMessages();
  return (
    <p role="status" className={visuallyHidden}>
      {title === '' ? '' : t('announcements.pageChanged', { title })}
    </p>
  );
}
