import { type SampleBlock, useSite } from 'shared/site';
import * as styles from './SampleNote.css.ts';

export interface SampleNoteProps {
  readonly block: SampleBlock;
  /** One sentence that says which content is a sample. */
  readonly children: string;
  readonly className?: string | undefined;
}

/** Tells whether a block's content is a sample. True without a site value, because an older shell may not know the block. */
export const useIsSample = (block: SampleBlock): boolean => useSite()[block]?.sample ?? true;

/** Renders a short note that a block's content is a sample. Renders nothing once the owner has supplied real content. */
export function SampleNote({ block, children, className }: SampleNoteProps) {
  if (!useIsSample(block)) return null;
  return (
    <p className={className === undefined ? styles.note : `${styles.note} ${className}`} data-sample={block}>
      {children}
    </p>
  );
}
