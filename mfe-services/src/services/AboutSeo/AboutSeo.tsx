import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Prose } from '../Prose/Prose.tsx';

/** The 'about SEO' block on the SEO page (SPEC §2). On the strategy page `SeoNote` replaces it. */
export function AboutSeo() {
  const t = useServicesMessages();
  return (
    <Section id="about-seo" title={t('aboutSeo.title')} surface="paper" layout="split">
      <Prose texts={t('aboutSeo.paragraphs')} />
    </Section>
  );
}
