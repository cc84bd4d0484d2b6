import { useAssets } from 'shared/assets';
import * as styles from './Mark.css.ts';
import marks from './marks.svg';

/** Logos of other products, which pages use only to name a technology or a chat. */
export type MarkName = 'wordpress' | 'opencart' | 'laravel' | 'symfony' | 'whatsapp' | 'telegram' | 'viber';

/** Renders a logo in the colour of the text. The text next to it names it, so it is hidden from assistive technology. */
export function Mark({ name }: { readonly name: MarkName }) {
  const address = useAssets();
  return (
    <svg className={styles.mark} aria-hidden="true" focusable="false">
      <use href={`${address(marks)}#${name}`} />
    </svg>
  );
}
