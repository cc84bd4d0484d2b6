import { Label, layout, Section, type Surface, surfaces, TextLink } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { Prose } from '../Prose/Prose.tsx';
import { pathOf } from '../services.ts';
import * as styles from './AboutSeo.css.ts';

interface AboutSeoProps {
  readonly surface: Surface;
  /** True on the page of another service: there it is a side note on one of its channels, which leads to the channel's own page. */
  readonly note?: boolean;
}

/** The 'about SEO' block of the pages seo and marketing-strategy (SPEC §2). */
export function AboutSeo({ surface, note = false }: AboutSeoProps) {
  const t = useServicesMessages();
  const [title, paragraphs] = [t('aboutSeo.title'), t('aboutSeo.paragraphs')];
  if (!note)
    return (
      <Section id="about-seo" title={title} surface={surface} layout="split">
        <Prose texts={paragraphs} />
      </Section>
    );
  return (
    <section id="about-seo" className={`${surfaces[surface]} ${styles.note}`} aria-labelledby="about-seo-title">
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.head}>
          <Label>{t('aboutSeo.channel')}</Label>
          <h2 id="about-seo-title" className={styles.title}>
            {title}
          </h2>
          <TextLink to={pathOf('seo')}>{t('services.seo.title')}</TextLink>
        </div>
        <div className={styles.texts}>
          {paragraphs.map((text) => (
            <p key={text} className={styles.paragraph}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
