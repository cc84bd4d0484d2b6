import { useAssets } from 'shared/assets';
import { getCursorTargetProps } from 'shared/cursor';
import { ButtonLink, breakpoints, Fairway, Icon, Section, StoneInWater } from 'shared/design';
import { Link } from 'shared/navigation';
import landscape from '../../../art/not-found.svg';
import field from '../../../art/not-found-field.txt';
import portrait from '../../../art/not-found-portrait.svg';
import portraitField from '../../../art/not-found-portrait-field.txt';
import { useShellMessages } from '../../locales/messages.ts';
import { useNotFoundMessages } from '../../locales/notFound.ts';
import * as styles from './NotFound.css.ts';

export { addNotFoundMessages } from '../../locales/notFound.ts';

/** Renders the page for unknown addresses (SPEC §2, not-found page). */
export function NotFound() {
  const t = useNotFoundMessages();
  const address = useAssets();
  return (
    <>
      <div className={styles.screen}>
        <div className={styles.water} data-header-theme="light">
          <div className={styles.stream}>
            <picture>
              <source media={breakpoints.narrow} srcSet={address(portrait)} width={390} height={500} />
              <img src={address(landscape)} className={styles.number} alt={t('code')} width={1600} height={1100} />
            </picture>
            <StoneInWater field={field} portrait={portraitField} className={styles.over} />
          </div>
        </div>
        <Fairway className={styles.fairway} />
        <div className={styles.message}>
          <h1 tabIndex={-1} className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.text}>{t('text')}</p>
          <ButtonLink to="/">{t('link')}</ButtonLink>
        </div>
        <Ways label={t('ways')} />
      </div>
      <Section id="partner" title={t('partner.title')} surface="paper2">
        <ul role="list" className={styles.points}>
          {t('partner.points').map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
        <div className={styles.question} data-has-cta="">
          <p className={styles.questionText}>{t('partner.question')}</p>
          <ButtonLink to="/contact-us" tone="ink" {...getCursorTargetProps('contact')}>
            {t('partner.button')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

/** Renders links to pages that a lost visitor may want: both service hubs, the cases, and the site map. */
function Ways({ label }: { readonly label: string }) {
  const t = useShellMessages();
  const ways = [
    ...t('servicesPanel.columns')
      .slice(0, 2)
      .map(({ route, title }) => [route, title] as const),
    ['/portfolio', t('header.links.portfolio')] as const,
    ['/sitemap', t('footer.legal.sitemap')] as const,
  ];
  return (
    <nav aria-label={label} className={styles.ways}>
      {ways.map(([route, title]) => (
        <Link key={route} to={route} className={styles.way}>
          {title}
          <Icon name="arrow" />
        </Link>
      ))}
    </nav>
  );
}
