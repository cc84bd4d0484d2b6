import { useAssets } from 'shared/assets';

export interface StoneInWaterProps {
  /** File with the drawing's computed flow (`…-field.txt`), as an import returns it. */
  readonly field: string;
  /** File with the flow of the narrow drawing, if there is one. */
  readonly portrait?: string | undefined;
  /** Class with the same position and mask as the drawing. */
  readonly className: string;
}

/**
 * Renders an empty element in which `shared/stone` shows the drawing's water, so that the water reacts to the pointer. Place it after the
 * drawing, in the same parent and with the same size, on a first screen (`data-header-theme`).
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
      // Script may set `data-stone` before hydration. Without this prop, React warns of the difference in development.
      suppressHydrationWarning
    />
  );
}
