import * as styles from './Prose.css.ts';

interface ProseProps {
  readonly texts: readonly string[];
  /** True beside what says more than the text: then the first paragraph is no louder than the others. */
  readonly quiet?: boolean;
}

/** Running text, a paragraph for each entry; the first leads. */
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
