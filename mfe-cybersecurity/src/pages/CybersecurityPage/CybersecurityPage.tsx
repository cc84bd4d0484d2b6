import { PageBanner, Section } from 'shared/design';
import { ArticleBlocks } from '../../article/ArticleBlock/ArticleBlock.tsx';
import { CitedFigures } from '../../article/CitedFigures/CitedFigures.tsx';
import { Contents } from '../../article/Contents/Contents.tsx';
import { Invitation } from '../../article/Invitation/Invitation.tsx';
import { useCybersecurityMessages } from '../../messages.ts';
import * as styles from './CybersecurityPage.css.ts';

/** The article: title, introduction, table of contents and six sections (SPEC §2, cybersecurity article). */
export function CybersecurityPage() {
  const t = useCybersecurityMessages();
  const sections = t('sections');
  return (
    <article>
      <PageBanner title={t('title')} crumbs={[{ text: t('breadcrumb') }]} />
      <div className={styles.intro}>
        {t('intro').map((text) => (
          <p key={text}>{text}</p>
        ))}
        <CitedFigures figures={t('citedFigures')} />
      </div>
      <Contents title={t('contentsTitle')} sections={sections} />
      {sections.map(({ id, title, blocks }) => (
        <Section key={id} id={id} title={title}>
          <ArticleBlocks blocks={blocks} />
        </Section>
      ))}
      <Invitation />
    </article>
  );
}
