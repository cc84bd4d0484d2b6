import type { ArticleSection } from '../Article.ts';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly ArticleSection[];
  /** Reading time of the article, shown from 1024 px on. */
  readonly readingTime: string;
}

/**
 * The table of contents (SPEC §2, cybersecurity article). Its links are fragment links, to which CSS scrolls smoothly. `shared/startMotion`
 * marks the current section. Below 1024 px it is a sticky bar with the title of the current chapter. A script closes the bar after the
 * choice of a chapter; without script, the bar's button closes it. The list stands outside `details`, because browsers would keep content
 * of a closed `details` hidden from 1024 px on too.
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
