import { type SampleBlock, useSite } from 'shared/site';
import * as styles from './SampleNote.css.ts';

export interface SampleNoteProps {
  readonly block: SampleBlock;
  /** One sentence: what here is a sample. */
  readonly children: string;
  readonly className?: string | undefined;
}

/** True if a block of content is a sample: until the owner says otherwise, and where an older shell knows no switch for it. */
export const useIsSample = (block: SampleBlock): boolean => useSite()[block]?.sample ?? true;

/** One calm line beside a block that says it is a sample; nothing once the owner has supplied the real thing. */
export function SampleNote({ block, children, className }: SampleNoteProps) {
  if (!useIsSample(block)) return null;
  return (
    <p className={className === undefined ? styles.note : `${styles.note} ${className}`} data-sample={block}>
      {children}
    </p>
  );
}
