import type { ArticleSection } from '../Article.ts';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly ArticleSection[];
  /** How long the article takes to read, in words; beside the text, where there is room for it. */
  readonly readingTime: string;
}

/**
 * The table of contents (SPEC §2, cybersecurity article): plain fragment links, which the style sheet makes glide. `enterMotion` of
 * `shared/enter` marks what is being read. In a narrow window it is a bar that stays over the text and names the chapter; opened, it closes by
 * itself once a chapter is chosen, and without script by its sign.
 */
export function Contents({ title, sections, readingTime }: ContentsProps) {
  const items = sections.map((section) => (
    <li key={section.id}>
      <a href={`#${section.id}`} className={styles.link} suppressHydrationWarning>
        {section.title}
      </a>
    </li>
  ));
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <div className={styles.staying}>
        <h2 id="contents-title" className={styles.title}>
          {title}
        </h2>
        <ol className={styles.list} data-contents="">
          {items}
        </ol>
        <p className={styles.readingTime}>{readingTime}</p>
      </div>
      {/* No `Disclosure`: its style would be more than this page's document may grow by. */}
      <details className={styles.folded}>
        <summary className={styles.fold}>
          <span>{title}</span>
          {sections.map((section) => (
            <span key={section.id} className={styles.chapter}>
              {section.title}
            </span>
          ))}
        </summary>
        <ol className={styles.over} data-contents="">
          {items}
        </ol>
      </details>
    </nav>
  );
}
