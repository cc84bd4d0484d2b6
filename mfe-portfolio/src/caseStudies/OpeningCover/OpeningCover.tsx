import { Icon, Picture, type PictureFiles } from 'shared/design';
import { usePortfolioMessages } from '../../messages.ts';
import { travelling } from '../../pictures/travel.css.ts';
import * as styles from './OpeningCover.css.ts';

interface OpeningCoverProps {
  /** The case on its device, and what is to be seen of it. */
  readonly device: PictureFiles;
  readonly alt: string;
  /** Its subject close by: what its first screen shows. */
  readonly macro: PictureFiles;
  /** True in the first screen. */
  readonly first: boolean;
  readonly className: string | undefined;
}

const sizes = '(width < 768px) 92vw, 46vw';

/**
 * The cover of a case. It opens from the device to the macro behind the edge of a current: by styles alone where its `opener` is pointed
 * at or has the focus, and once when it is in the window where nothing hovers (`data-cover`, `shared/enter`).
 */
export function OpeningCover({ device, alt, macro, first, className }: OpeningCoverProps) {
  const t = usePortfolioMessages();
  return (
    <div data-cover="" suppressHydrationWarning className={[styles.cover, className].filter(Boolean).join(' ')}>
      <div className={travelling}>
        <div className={styles.macro}>
          <Picture files={macro} alt="" sizes={sizes} fit="cover" />
        </div>
        <div className={styles.front}>
          <div className={styles.dry}>
            <div className={styles.still}>
              <Picture files={device} alt={alt} sizes={sizes} first={first} fit="cover" />
            </div>
          </div>
          <div className={styles.lines} />
        </div>
      </div>
      <div aria-hidden="true" className={styles.sign}>
        {t('landing.case')}
        <Icon name="arrow" />
      </div>
    </div>
  );
}
