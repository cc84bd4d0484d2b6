import type { ReactNode } from 'react';
import { useAssets } from 'shared/assets';
import { Icon } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import gate from '../../art/gate-light.svg';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './StepPicture.css.ts';

interface StepPictureProps {
  /** Of the step, from 0. */
  readonly index: number;
  /** What is said of it. Without it, the words beside it say as much. */
  readonly alt?: string;
  readonly className?: string;
}

/** What a step of the installation looks like on the screen: the file that comes, the installer at the second of its three stations, the gate of the second factor. */
export function StepPicture({ index, alt, className = '' }: StepPictureProps) {
  const t = useExchangeMessages();
  const address = useAssets();
  const language = useLanguage();
  const name = useSite().exchange[language];
  const pictures: readonly ReactNode[] = [
    <span key="file" className={styles.sheet}>
      <Icon name="download" />
      <span className={styles.file}>
        {`${name}.exe`}
        <small className={styles.small}>{t('download.label')}</small>
        <span className={styles.progress} />
      </span>
    </span>,
    <span key="installer" className={styles.installer}>
      <span className={styles.bar}>
        {name} <small className={styles.small}>Windows</small>
      </span>
      <span className={styles.stations}>
        <span className={styles.station.done}>
          <Icon name="check" />
        </span>
        <span className={styles.station.now} />
        <span className={styles.station.ahead} />
      </span>
    </span>,
    <img key="gate" src={address(gate)} alt="" width={1312} height={460} loading="lazy" className={styles.gate} />,
  ];
  const said = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <div {...said} className={`${styles.picture} ${className}`}>
      {pictures[index]}
    </div>
  );
}
