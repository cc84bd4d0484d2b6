import { Heading, layout } from 'shared/design';
import * as styles from './LegalText.css.ts';

/** One titled part of a legal text. Its id is part of its address: `/privacy#map`. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[] | undefined;
  readonly closing?: string | undefined;
}

export interface LegalTextProps {
  /** Since when the text is in force. */
  readonly effective: string;
  readonly contentsLabel: string;
  readonly sections: readonly LegalSection[];
}

/** Terms and policies: contents that stay at the left and are marked where the reader is (`shared/enter`), and numbered clauses. */
export function LegalText({ effective, contentsLabel, sections }: LegalTextProps) {
  return (
    <div className={`${layout.wrap} ${styles.columns}`}>
      <p className={styles.effective}>{effective}</p>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents" className={styles.contentsTitle}>
          {contentsLabel}
        </h2>
        <ol className={styles.list} data-contents="">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link} suppressHydrationWarning>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clauses}>
        {sections.map(({ id, title, paragraphs, points, closing }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.clause}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <Heading level={2} size="title2" id={`${id}-title`}>
              {title}
            </Heading>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point} className={styles.point}>
                      {point}
                    </li>
                  ))}
                </ul>
              )}
              {closing !== undefined && <p>{closing}</p>}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
