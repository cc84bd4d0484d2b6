import type { ArticleSection as Section } from '../Article.ts';
import { ArticleBlocks } from '../ArticleBlock/ArticleBlock.tsx';
import * as styles from './ArticleSection.css.ts';

/** A section of the article. `tabIndex` lets a fragment link focus it, so that keyboard and screen reader continue from there. */
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
