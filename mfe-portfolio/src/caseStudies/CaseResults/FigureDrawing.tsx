import { useAssets } from 'shared/assets';
import { Front, Passage } from 'shared/motion';
import * as styles from './FigureDrawing.css.ts';

/** Shows a drawing beside the largest figure: contour lines, or as many marks as the figure says. Hidden on phones. */
export function FigureDrawing({ file }: { readonly file: string }) {
  const address = useAssets();
  return (
    <Passage className={styles.box}>
      <Front className={styles.waters}>
        <img src={address(file)} alt="" loading="lazy" decoding="async" className={styles.drawing} />
      </Front>
    </Passage>
  );
}
