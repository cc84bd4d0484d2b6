import { useAssets } from 'shared/assets';
import { breakpoints, layout } from 'shared/design';
import type { CaseLook } from '../CaseLook.ts';
import type { CaseStudy } from '../CaseStudy.ts';
import * as styles from './CaseArtwork.css.ts';

interface CaseArtworkProps {
  readonly words: CaseStudy['artwork'];
  readonly files: CaseLook['artwork'];
}

/** Shows the wide drawing of a case (SPEC §2): contour lines of the case's subject, with one peak for each counted item. */
export function CaseArtwork({ words, files }: CaseArtworkProps) {
  const address = useAssets();
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <picture>
          <source media={breakpoints.narrow} srcSet={address(files.portrait)} width={1050} height={788} />
          <img
            src={address(files.wide)}
            alt={words.alt}
            width={2100}
            height={900}
            loading="lazy"
            decoding="async"
            className={styles.drawing}
          />
        </picture>
      </div>
      <figcaption className={`${layout.wrap} ${styles.caption}`}>{words.caption}</figcaption>
    </figure>
  );
}
