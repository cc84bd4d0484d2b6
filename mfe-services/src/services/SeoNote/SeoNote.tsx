import { Section, TextLink } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { getServicePath } from '../services.ts';
import * as styles from './SeoNote.css.ts';

/**
 * The 'about SEO' block on the strategy page (SPEC §2), after the plan and its case. SEO is a channel of the plan, so the block is a note:
 * a definition, further text in a disclosure, and a link to the SEO page.
 */
export function SeoNote() {
  const t = useServicesMessages();
  const [first, ...further] = t('aboutSeo.paragraphs');
  return (
    <Section id="about-seo" label={t('aboutSeo.channel')} title={t('aboutSeo.title')} surface="paper2" layout="split">
      <p className={styles.first}>{first}</p>
      <details className={styles.more}>
        <summary className={styles.summary}>{t('aboutSeo.more')}</summary>
        {further.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
      <TextLink to={getServicePath('seo')}>{t('services.seo.title')}</TextLink>
    </Section>
  );
}
