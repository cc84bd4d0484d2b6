import { Section, TextLink } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { getServicePath } from '../services.ts';
import * as styles from './SeoNote.css.ts';

/**
 * The 'about SEO' block on the page of the strategy (SPEC §2): a note on one channel of the plan, once the plan and its case are told. It says what SEO is, what is
 * said further opens, and the channel's page follows.
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
