import { useAssets } from 'shared/assets';
import * as styles from './Mark.css.ts';
import marks from './marks.svg';

/** Logos of other companies' products. Pages use a logo only to name its technology or chat. */
export type MarkName = 'wordpress' | 'opencart' | 'laravel' | 'symfony' | 'whatsapp' | 'telegram' | 'viber';

/** Renders a logo in the text colour. It is hidden from assistive technology, because the text next to it is its name. */
export function Mark({ name }: { readonly name: MarkName }) {
  const address = useAssets();
  return (
    <svg className={styles.mark} aria-hidden="true" focusable="false">
      <use href={`${address(marks)}#${name}`} />
    </svg>
  );
}
