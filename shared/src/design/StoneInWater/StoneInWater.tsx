import { useAssets } from 'shared/assets';

export interface StoneInWaterProps {
  /** The drawing's field, as imported (`…-field.txt`). */
  readonly field: string;
  /** That of the drawing for narrow screens, where there is another. */
  readonly portrait?: string | undefined;
  /** The place of the drawing and what fades it: the class of its picture. */
  readonly className: string;
}

/**
 * The place where water answers the pointer, right after the drawing in the same parent and of the same size. It is empty, in the first screen
 * (`data-under-header`), and script alone fills it (`shared/stone`).
 */
export function StoneInWater({ field, portrait, className }: StoneInWaterProps) {
  const address = useAssets();
  return (
    <span
      aria-hidden="true"
      className={className}
      data-stone=""
      data-field={address(field)}
      data-field-portrait={portrait === undefined ? undefined : address(portrait)}
      // What script writes into `data-stone` before the page is hydrated; the development build alone would tell of it.
      suppressHydrationWarning
    />
  );
}
