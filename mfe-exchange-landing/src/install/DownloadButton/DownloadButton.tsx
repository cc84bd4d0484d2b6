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
  /** `mint` on the dark water of the jumbotron. */
  readonly tone?: keyof typeof styles.button;
}

/**
 * Opens the install dialog. Where the app does not run, the way on has its place, and below it it says so itself (SPEC §4 and §8), as a quiet line. Until
 * that is known it is neutral; who touches the screen is offered a way to the computer at once, without script.
 */
export function DownloadButton({ install, tone = 'ink' }: DownloadButtonProps) {
  const t = useExchangeMessages();
  const language = useLanguage();
  const { origin, installer } = useSite();
  const mail = new URLSearchParams({ subject: t('banner.title'), body: origin + formatAddress('/exchange', language) });
  // A mail program takes a plus for one, and not for a space.
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
