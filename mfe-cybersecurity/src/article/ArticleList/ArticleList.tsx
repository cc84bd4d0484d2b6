import type { ListBlock } from '../Article.ts';
import * as styles from './ArticleList.css.ts';

/** A list under its own heading; each item opens with its title. */
export function ArticleList({ list: { ordered, title, items } }: { readonly list: ListBlock }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <h3>{title}</h3>
      <List className={styles.list}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <strong className={styles.title}>{item.title}</strong>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </List>
    </>
  );
}
