import { visuallyHidden } from 'shared/design';
import { useShellMessages } from '../../locales/messages.ts';

/** Says to screen readers which page a navigation has brought; a document load says it by itself. */
export function Announcer({ title }: { readonly title: string }) {
  const t = useShellMessages();
  return (
    <p role="status" className={visuallyHidden}>
      {title === '' ? '' : t('announcements.pageChanged', { title })}
    </p>
  );
}
