import * as styles from './NumberedList.css.ts';

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** Benefits, steps or methods side by side, each with a title of its own. The order gives the numbers. */
export function NumberedList({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <ol className={styles.list}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
