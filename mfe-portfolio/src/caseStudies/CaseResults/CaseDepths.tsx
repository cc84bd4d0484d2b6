import { useAssets } from 'shared/assets';
import { Front, Passage } from 'shared/motion';
import type { CaseLook } from '../CaseLook.ts';
import * as styles from './CaseDepths.css.ts';

/** The lines of depth of a case, beside its largest figure: decoration, of which phones see nothing. */
export function CaseDepths({ files }: { readonly files: CaseLook['artwork'] }) {
  const address = useAssets();
  return (
    <Passage className={styles.box}>
      <Front className={styles.waters}>
        <img src={address(files.wide)} alt="" loading="lazy" decoding="async" className={styles.drawing} />
      </Front>
    </Passage>
  );
}
