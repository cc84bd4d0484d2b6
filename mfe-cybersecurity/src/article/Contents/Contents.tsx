import type { ArticleSection } from '../Article.ts';
import * as styles from './Contents.css.ts';
import { useCurrentSection } from './useCurrentSection.ts';
import { useFocusOnFragment } from './useFocusOnFragment.ts';

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly ArticleSection[];
}

/**
 * The table of contents (SPEC §2, cybersecurity article): plain fragment links, which the style sheet makes glide. It marks what
 * is being read.
 */
export function Contents({ title, sections }: ContentsProps) {
  const ids = sections.map(({ id }) => id);
  const current = useCurrentSection(ids);
  const focus = useFocusOnFragment(ids);
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <div className={styles.staying}>
        <h2 id="contents-title" className={styles.title}>
          {title}
        </h2>
        <ol className={styles.list}>
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                aria-current={section.id === current ? 'true' : undefined}
                onClick={focus}
                className={styles.link}
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
