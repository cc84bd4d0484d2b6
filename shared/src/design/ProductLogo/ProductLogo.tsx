import { useAssets } from 'shared/assets';
import * as styles from './ProductLogo.css.ts';
import marks from './productLogos.svg';

/** Logos of other companies' products. Pages use a logo only to name its technology or chat. */
export type ProductLogoName = 'wordpress' | 'opencart' | 'laravel' | 'symfony' | 'whatsapp' | 'telegram' | 'viber';

/** Renders a logo in the text colour. It is hidden from assistive technology, because the text next to it is its name. */
export function ProductLogo({ name }: { readonly name: ProductLogoName }) {
  const address = useAssets();
  return (
    <svg className={styles.mark} aria-hidden="true" focusable="false">
      <use href={`${address(marks)}#${name}`} />
    </svg>
  );
}
