import { formatAddress } from 'shared/contract';
import { getShowModalProps, Icon } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useExchangeMessages } from '../../messages.ts';
import { CopyLink } from '../CopyLink/CopyLink.tsx';
import { type Install, installDialogId } from '../useInstall.ts';
import * as styles from './DownloadButton.css.ts';

interface DownloadButtonProps {
  readonly install: Install;
  /** Colour of the button: `mint` on dark backgrounds, by default `ink`. */
  readonly tone?: keyof typeof styles.button;
}

/**
 * Renders the button that opens the install dialog. On an unsupported platform it is disabled, below a button that copies the page's
 * address (SPEC §4 and §8). Until the platform is known, the text is neutral. Touch screens get a mail link, also without script.
 */
export function DownloadButton({ install, tone = 'ink' }: DownloadButtonProps) {
  const t = useExchangeMessages();
  const language = useLanguage();
  const { origin, installer } = useSite();
  const mail = new URLSearchParams({
    subject: t('banner.title'),
    body: origin + formatAddress(install.path, language),
  });
  // `URLSearchParams` writes a space as a plus, which mail programs would show as a plus.
  const href = `mailto:?${mail}`.replaceAll('+', '%20');
  const unsupported = install.support === 'unsupported';
  const hint = unsupported ? 'unsupportedHint' : installer === '' ? 'noInstallerHint' : 'hint';
  return (
    <div className={styles.download} data-differs-hydrated="platform" data-hydrate="interaction">
      {unsupported && <CopyLink className={styles.button[tone]} />}
      <button
        type="button"
        className={unsupported ? styles.state : styles.button[tone]}
        disabled={unsupported}
        onClick={install.start}
        {...getShowModalProps(installDialogId)}
      >
        {t(unsupported ? 'download.unsupported' : 'download.label')}
        {!unsupported && <Icon name="arrow" />}
      </button>
      <p className={styles.hint}>
        {t(`download.${hint}`)}{' '}
        <a href={href} className={styles.toComputer}>
          {t('download.toComputer')}
        </a>
      </p>
    </div>
  );
}
