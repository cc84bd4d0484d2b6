import { Section } from 'shared/design';
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

/** Terms and policies: a list of contents, then the sections it leads to. */
export function LegalText({ effective, contentsLabel, sections }: LegalTextProps) {
  return (
    <>
      <p className={styles.effective}>{effective}</p>
      <nav aria-labelledby="contents">
        <h2 id="contents" className={styles.contentsTitle}>
          {contentsLabel}
        </h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, paragraphs, points, closing }) => (
        <Section key={id} id={id} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {closing !== undefined && <p>{closing}</p>}
        </Section>
      ))}
    </>
  );
}
