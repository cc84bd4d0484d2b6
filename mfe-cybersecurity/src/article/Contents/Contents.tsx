import type { ArticleSection } from '../Article.ts';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly ArticleSection[];
}

/** The table of contents (SPEC §2, cybersecurity article): plain fragment links; the style sheet makes them glide. */
export function Contents({ title, sections }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <h2 id="contents-title" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
