import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Prose } from '../Prose/Prose.tsx';

/** The 'about SEO' block on the page of SEO itself (SPEC §2); on that of the strategy it is a `SeoNote`. */
export function AboutSeo() {
  const t = useServicesMessages();
  return (
    <Section id="about-seo" title={t('aboutSeo.title')} surface="paper" layout="split">
      <Prose texts={t('aboutSeo.paragraphs')} />
    </Section>
  );
}
