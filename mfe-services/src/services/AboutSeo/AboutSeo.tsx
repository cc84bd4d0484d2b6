import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Paragraphs } from '../Paragraphs/Paragraphs.tsx';

/** The 'about SEO' block of the pages seo and marketing-strategy (SPEC §2). */
export function AboutSeo() {
  const t = useServicesMessages();
  return (
    <Section id="about-seo" title={t('aboutSeo.title')}>
      <Paragraphs texts={t('aboutSeo.paragraphs')} />
    </Section>
  );
}
