import { useAssets } from 'shared/assets';

export interface StoneInWaterProps {
  /** The drawing's field, as imported (`…-field.txt`). */
  readonly field: string;
  /** That of the drawing for narrow screens, where there is another. */
  readonly portrait?: string | undefined;
  /** Class of the drawing's picture: place and mask. */
  readonly className: string;
}

/**
 * Renders the empty place in which water reacts to the pointer: after the drawing, in the same parent and of the same size, on the first
 * screen (`data-header-theme`). Only script fills it (`shared/stone`).
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
      // Script may set `data-stone` before hydration, and the development build would warn.
      suppressHydrationWarning
    />
  );
}
