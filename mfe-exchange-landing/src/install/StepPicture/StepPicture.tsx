import type { ReactNode } from 'react';
import { useAssets } from 'shared/assets';
import { Icon } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import water from '../../../art/banner.svg';
import gate from '../../../art/gate-light.svg';
import { useExchangeMessages } from '../../messages.ts';
import { useSignInProviders } from '../../security/useSignInProviders.ts';
import { stepCount } from '../installStep.ts';
import * as styles from './StepPicture.css.ts';

interface StepPictureProps {
  readonly index: number;
  /** Text alternative. Absent where the text beside the picture says the same. */
  readonly alt?: string;
  readonly className?: string;
}

/**
 * Draws a step of the installation as a screen, of which the lower part is cropped. Step 1: the browser with the downloading file. Step 2:
 * the installer, with the second of its circles filled. Step 3: the sign-in, which requests the second factor.
 */
export function StepPicture({ index, alt, className = '' }: StepPictureProps) {
  const t = useExchangeMessages();
  const address = useAssets();
  const language = useLanguage();
  const { names: factors } = useSignInProviders();
  const name = useSite().exchange[language];
  const bar = (
    <span className={styles.bar}>
      {name}
      <svg viewBox="0 0 68 10" className={styles.controls} aria-hidden="true">
        <path d="M0 5h10M30 .5h9v9h-9zM58.5 .5l9 9m0-9-9 9" />
      </svg>
    </span>
  );
  const pictures: readonly ReactNode[] = [
    <span key="file" className={styles.window}>
      <span className={styles.bar}>
        <span className={styles.address}>{name}</span>
        <Icon name="download" />
      </span>
      <span className={styles.page}>
        <img src={address(water)} alt="" loading="lazy" className={styles.water} />
        <span className={styles.offer}>{t('banner.title')}</span>
        <span className={styles.sheet}>
          {`${name}.exe`} <small className={styles.small}>{t('download.label')}</small>
          <span className={styles.progress} />
        </span>
      </span>
    </span>,
    <span key="installer" className={styles.window}>
      {bar}
      <span className={styles.installer}>
        <span className={styles.offer}>{t('installDialog.stepLabel', { current: index + 1, total: stepCount })}</span>
        <span className={styles.stations}>
          <span className={styles.station.done}>
            <Icon name="check" />
          </span>
          <span className={styles.station.now} />
          <span className={styles.station.ahead} />
        </span>
        <span className={styles.progress} />
        <span className={styles.buttons}>
          <span className={styles.back}>{t('installDialog.back')}</span>
          <span className={styles.next}>{t('installDialog.next')}</span>
        </span>
      </span>
    </span>,
    <span key="signIn" className={styles.window}>
      {bar}
      <span className={styles.signIn}>
        <img src={address(gate)} alt="" width={1312} height={300} loading="lazy" className={styles.gate} />
        {factors.map((factor, place) => (
          <span key={factor} className={styles.factor}>
            <small className={styles.small}>{factor}</small>
            <span className={place === 0 ? styles.field : styles.asked}>{place === 0 ? '••••••••' : '417'}</span>
          </span>
        ))}
      </span>
    </span>,
  ];
  const accessibilityProps = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <div {...accessibilityProps} className={`${styles.picture} ${className}`}>
      {pictures[index]}
    </div>
  );
}
