import * as styles from './Prose.css.ts';

interface ProseProps {
  readonly texts: readonly string[];
  /** True beside a more important element: then the first paragraph has the size of the others. */
  readonly quiet?: boolean;
}

/** Running text with a paragraph for each entry; the first is larger. */
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
