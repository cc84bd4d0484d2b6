import type { CSSProperties } from 'react';
import { useAssets } from 'shared/assets';
import { visuallyHidden } from 'shared/design';
import properties from '../../../art/properties.svg';
import type { ListBlock } from '../Article.ts';
import * as styles from './ArticleList.css.ts';

export function ArticleList({ list: { ordered, drawn, title, items } }: { readonly list: ListBlock }) {
  const List = ordered ? 'ol' : 'ul';
  const address = useAssets();
  const look = ordered ? 'counted' : drawn ? 'drawn' : 'told';
  const waters = drawn && ({ '--waters': `url(${address(properties)})` } as CSSProperties);
  return (
    <>
      {/* The section's title already names the numbered items. */}
      <h3 className={ordered ? visuallyHidden : styles.heading}>{title}</h3>
      <List role="list" className={styles.list[look]} style={waters}>
        {items.map((item) => (
          <li key={item.title} className={styles.item[look]}>
            <strong className={styles.title}>{item.title}</strong>
            <p className={styles.text[look]}>{item.text}</p>
          </li>
        ))}
      </List>
    </>
  );
}
