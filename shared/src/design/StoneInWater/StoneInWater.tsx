import { useAssets } from 'shared/assets';

export interface StoneInWaterProps {
  /** File with the drawing's computed flow, as imported (`…-field.txt`). */
  readonly field: string;
  /** The same file for the narrow drawing, if there is one. */
  readonly portrait?: string | undefined;
  /** Class of the drawing, which sets its position and mask. */
  readonly className: string;
}

/**
 * Renders an empty element in which the drawing's water reacts to the pointer. It follows the drawing in the same parent, has the same
 * size, and is on the first screen (`data-header-theme`). Only script (`shared/stone`) fills it.
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
      // Script may set `data-stone` before hydration, about which React warns in development.
      suppressHydrationWarning
    />
  );
}
