import { useAssets } from 'shared/assets';
import { Front, Passage } from 'shared/motion';
import * as styles from './CaseDepths.css.ts';

/** The lines of depth of a case, or what its figure is made of, beside its largest figure: decoration, of which phones see nothing. */
export function CaseDepths({ file }: { readonly file: string }) {
  const address = useAssets();
  return (
    <Passage className={styles.box}>
      <Front className={styles.waters}>
        <img src={address(file)} alt="" loading="lazy" decoding="async" className={styles.drawing} />
      </Front>
    </Passage>
  );
}
