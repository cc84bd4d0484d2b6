import type { ArticleSection } from '../Article.ts';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly ArticleSection[];
  /** Reading time of the article as text, shown only beside the text. */
  readonly readingTime: string;
}

/**
 * The table of contents (SPEC §2, cybersecurity article) with plain fragment links; CSS scrolls smoothly to them. `shared/startMotion`
 * marks the current section. In narrow windows it is a sticky bar that names the current chapter. Script closes the bar once a chapter is
 * chosen; without script, the bar's sign closes it. The list stands outside `details`, because browsers would keep its content closed in
 * wide windows too.
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
