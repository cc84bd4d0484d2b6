import { Section, type Surface } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Prose } from '../Prose/Prose.tsx';

/** The 'about SEO' block of the pages seo and marketing-strategy (SPEC §2). */
export function AboutSeo({ surface }: { readonly surface: Surface }) {
  const t = useServicesMessages();
  return (
    <Section id="about-seo" title={t('aboutSeo.title')} surface={surface} layout="split">
      <Prose texts={t('aboutSeo.paragraphs')} />
    </Section>
  );
}
