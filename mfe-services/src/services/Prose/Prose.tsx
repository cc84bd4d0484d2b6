import * as styles from './Prose.css.ts';

interface ProseProps {
  readonly texts: readonly string[];
  /** Sets the first paragraph in normal size too, because a more important element stands beside the text. */
  readonly quiet?: boolean;
}

/** Renders a paragraph for each text; the first is larger. */
export function Prose({ texts, quiet = false }: ProseProps) {
  return (
    <>
      {texts.map((text) => (
        <p key={text} className={quiet ? styles.quiet : styles.paragraph}>
          {text}
        </p>
      ))}
    </>
  );
}
