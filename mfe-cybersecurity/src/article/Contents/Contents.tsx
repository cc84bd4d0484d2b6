import type { ArticleSection } from '../Article.ts';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly ArticleSection[];
  /** Reading time of the article, in words; shown beside the text, where there is room for it. */
  readonly readingTime: string;
}

/**
 * The table of contents (SPEC §2, cybersecurity article): plain fragment links, which the style sheet makes glide. `startMotion` of
 * `shared/startMotion` marks what is being read. In a narrow window it is a bar that stays over the text and names the chapter; opened, it closes by
 * itself once a chapter is chosen, and without script by its sign. The list stands beside the `details` that opens it: within, engines keep it closed in
 * wide windows, too.
 */
export function Contents({ title, sections, readingTime }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <details className={styles.folded}>
        <summary className={styles.fold}>
          <h2 id="contents-title" className={styles.title}>
            {title}
          </h2>
          {sections.map((section) => (
            <span key={section.id} data-title={section.title} className={styles.chapter} />
          ))}
        </summary>
      </details>
      <ol className={styles.list} data-contents="">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className={styles.link} suppressHydrationWarning>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
      <p className={styles.readingTime}>{readingTime}</p>
    </nav>
  );
}
