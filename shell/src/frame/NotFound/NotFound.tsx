import { Link } from 'shared/navigation';
import { useShellMessages } from '../../locales/messages.ts';

/** The page of an address that nobody owns (SPEC §2, not-found page, both of its versions). */
export function NotFound() {
  const t = useShellMessages();
  return (
    <>
      <p aria-hidden="true">{t('notFound.code')}</p>
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to="/">{t('notFound.link')}</Link>
      </p>
      <section aria-labelledby="partner-title">
        <h2 id="partner-title">{t('notFound.partner.title')}</h2>
        <ul>
          {t('notFound.partner.points').map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{t('notFound.partner.question')}</p>
        <p>
          <Link to="/contact-us">{t('notFound.partner.button')}</Link>
        </p>
      </section>
    </>
  );
}
