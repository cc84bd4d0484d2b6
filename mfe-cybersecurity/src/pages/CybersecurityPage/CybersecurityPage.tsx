import type { PageProps } from 'shared/contract';
import { Backdrop, DeepBanner } from 'shared/design';
import { StructuredData } from 'shared/structuredData';
import ring from '../../../art/banner.svg';
import field from '../../../art/banner-field.txt';
import { ArticleSection } from '../../article/ArticleSection/ArticleSection.tsx';
import { CitedNumbers } from '../../article/CitedNumbers/CitedNumbers.tsx';
import { Contents } from '../../article/Contents/Contents.tsx';
import { Invitation } from '../../article/Invitation/Invitation.tsx';
import { paragraph } from '../../article/paragraph.css.ts';
import { useCybersecurityMessages } from '../../messages.ts';
import * as styles from './CybersecurityPage.css.ts';
import { useArticleData } from './useArticleData.ts';

/** The article: title, introduction, table of contents and six sections (SPEC §2, cybersecurity article). */
export function CybersecurityPage({ route }: PageProps) {
  const t = useCybersecurityMessages();
  const sections = t('sections');
  const [lead, ...intro] = t('intro');
  return (
    <>
      <StructuredData data={useArticleData(route.path)} />
      <article className={styles.article}>
        <DeepBanner
          title={t('title')}
          description={t('description')}
          crumbs={[{ text: t('breadcrumb') }]}
          background={
            <div className={styles.art}>
              <Backdrop file={ring} field={field} fade="start" first />
            </div>
          }
        />
        {/* The `section` tells reader modes that the banner belongs to the long text. */}
        <section className={styles.columns}>
          <Contents title={t('contentsTitle')} sections={sections} readingTime={t('readingTime')} />
          <div className={styles.text}>
            <p className={styles.lead}>{lead}</p>
            {intro.map((text) => (
              <p key={text} className={paragraph}>
                {text}
              </p>
            ))}
            <CitedNumbers figures={t('citedFigures')} />
            {sections.map((section) => (
              <ArticleSection key={section.id} section={section} />
            ))}
          </div>
        </section>
        <Invitation />
      </article>
    </>
  );
}
