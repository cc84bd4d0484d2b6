import { useAssets } from 'shared/assets';
import type { CaseLook } from '../CaseLook.ts';
import * as styles from './CaseDepths.css.ts';

/** The lines of depth of a case, beside its largest figure: decoration, of which phones see nothing. */
export function CaseDepths({ files }: { readonly files: CaseLook['artwork'] }) {
  const address = useAssets();
  return (
    <div className={styles.box}>
      <img src={address(files.wide)} alt="" loading="lazy" decoding="async" className={styles.drawing} />
    </div>
  );
}
