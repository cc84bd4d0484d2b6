import type { ArticleSection as Section } from '../Article.ts';
import { ArticleBlocks } from '../ArticleBlock/ArticleBlock.tsx';
import * as styles from './ArticleSection.css.ts';

/** A part of the article, in the column of its text. The browser gives it the focus when a fragment leads to it: reading goes on there. */
export function ArticleSection({ section: { id, title, blocks } }: { readonly section: Section }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <ArticleBlocks blocks={blocks} />
    </section>
  );
}
