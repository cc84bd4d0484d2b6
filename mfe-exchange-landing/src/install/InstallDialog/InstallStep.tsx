import { useSite } from 'shared/site';
import { useExchangeMessages } from '../../messages.ts';
import { isFirstStep, stepCount } from '../installStep.ts';
import { StepPicture } from '../StepPicture/StepPicture.tsx';
import * as styles from './InstallDialog.css.ts';

interface InstallStepProps {
  readonly index: number;
  readonly title: string;
  readonly text: string;
  readonly alt: string;
}

/** One step of the wizard. The first step offers the download again. On a site without an installer it tells what to do once the file is published. */
export function InstallStep({ index, title, text, alt }: InstallStepProps) {
  const t = useExchangeMessages();
  const { installer } = useSite();
  const downloads = isFirstStep(index);
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
      <StepPicture index={index} alt={alt} />
    </>
  );
}
