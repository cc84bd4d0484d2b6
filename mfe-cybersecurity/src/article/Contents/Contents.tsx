import type { ArticleSection } from '../Article.ts';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly ArticleSection[];
}

/**
 * The table of contents (SPEC §2, cybersecurity article): plain fragment links, which the style sheet makes glide. `enterMotion` of
 * `shared/enter` marks what is being read.
 */
export function Contents({ title, sections }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <div className={styles.staying}>
        <h2 id="contents-title" className={styles.title}>
          {title}
        </h2>
        <ol className={styles.list} data-contents="">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className={styles.link} suppressHydrationWarning>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
