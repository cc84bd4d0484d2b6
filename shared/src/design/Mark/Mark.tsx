import { useAssets } from 'shared/assets';
import * as styles from './Mark.css.ts';
import marks from './marks.svg';

/** Marks of others, used only to name their technology or chat. */
export type MarkName = 'wordpress' | 'opencart' | 'laravel' | 'symfony' | 'whatsapp' | 'telegram' | 'viber';

/** A mark in the colour of the text; the words beside it name it, so it is hidden from assistive technology. */
export function Mark({ name }: { readonly name: MarkName }) {
  const address = useAssets();
  return (
    <svg className={styles.mark} aria-hidden="true" focusable="false">
      <use href={`${address(marks)}#${name}`} />
    </svg>
  );
}
