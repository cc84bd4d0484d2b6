import type { ReactNode } from 'react';
import { useAssets } from 'shared/assets';
import { Icon } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import gate from '../../art/gate-light.svg';
import { useExchangeMessages } from '../../messages.ts';
import { isFirst, stepCount } from '../installStep.ts';
import * as styles from './InstallDialog.css.ts';

interface InstallStepProps {
  readonly index: number;
  readonly title: string;
  readonly text: string;
  readonly alt: string;
}

/**
 * One step of the wizard. The first speaks of the download: where the site has no installer nothing
 * is fetched, and it says what to do once the file is published.
 */
export function InstallStep({ index, title, text, alt }: InstallStepProps) {
  const t = useExchangeMessages();
  const address = useAssets();
  const language = useLanguage();
  const { installer, exchange } = useSite();
  const downloads = isFirst(index);
  const name = exchange[language];
  const pictures: readonly ReactNode[] = [
    <span key="file" className={styles.sheet}>
      <Icon name="download" />
      <span>
        {`${name}.exe`}
        <small className={styles.small}>{t('download.label')}</small>
      </span>
    </span>,
    <span key="prompt" className={styles.sheet}>
      <Icon name="check" />
      <span>
        {name}
        <small className={styles.small}>Windows</small>
      </span>
    </span>,
    <img key="gate" src={address(gate)} alt="" width={1312} height={460} loading="lazy" className={styles.gate} />,
  ];
  return (
    <>
      <h3 tabIndex={-1} className={styles.step}>
        <span className={styles.label}>{t('installDialog.stepLabel', { current: index + 1, total: stepCount })} </span>
        {title}
      </h3>
      <p className={styles.text}>{downloads && installer === '' ? t('installDialog.noInstaller') : text}</p>
      {downloads && installer !== '' && (
        <p>
          <a href={installer} download>
            {t('download.label')}
          </a>
        </p>
      )}
      <div role="img" aria-label={alt} className={styles.picture}>
        {pictures[index]}
      </div>
    </>
  );
}
