import { Section, TextLink } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { getServicePath } from '../services.ts';
import * as styles from './SeoNote.css.ts';

/**
 * The block 'about SEO' on the strategy page (SPEC §2). SEO is one channel of the plan above, so the block is only a note.
 *  It has a definition, further text in a disclosure, and a link to the SEO page.
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
