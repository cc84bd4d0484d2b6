import * as styles from './Prose.css.ts';

/** Running text, a paragraph for each entry; the first leads. */
export function Prose({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className={styles.paragraph}>
      {text}
    </p>
  ));
}
