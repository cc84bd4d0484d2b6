import { useAssets } from 'shared/assets';
import type { Language } from 'shared/contract';
import { breakpoints, Picture } from 'shared/design';
import { Passage, Reveal } from 'shared/motion';
import type { CaseLook, ScreenCrop } from '../CaseLook.ts';
import type { CaseStudy } from '../CaseStudy.ts';
import * as texts from '../CaseText/CaseText.css.ts';
import { getScreenPicture } from '../screens/getScreenPicture.ts';
import * as styles from './CaseProcess.css.ts';

interface CaseProcessProps {
  readonly process: CaseStudy['process'];
  readonly parts: CaseLook['process'];
  readonly screens: CaseLook['screens'][Language];
  /** Wide drawing from the section `artwork`, which fills the box as a faint background. */
  readonly artwork: CaseLook['artwork'];
}

/**
 * Shows the process (SPEC §2, case-study layout): steps along a line that passes the closing text and ends in a box with the main lesson.
 * The boat (a dot) moves down the line as the visitor scrolls.
 */
export function CaseProcess({ process, parts, screens, artwork }: CaseProcessProps) {
  const address = useAssets();
  return (
    <>
      <Reveal>
        <p className={texts.intro}>{process.introText}</p>
      </Reveal>
      <Passage className={styles.passage}>
        <div className={styles.course}>
          <span className={styles.boat} />
          <ol className={styles.steps}>
            {process.steps.map(({ title, text }, index) => (
              <Reveal as="li" key={title} size="small" className={styles.step}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
                <StepScreen part={parts[index + 1]} screens={screens} />
              </Reveal>
            ))}
          </ol>
          <Reveal size="small" className={styles.end}>
            <p className={styles.closing}>{process.closingText}</p>
          </Reveal>
        </div>
        <Reveal className={styles.box}>
          <picture>
            <source media={breakpoints.narrow} srcSet={address(artwork.portrait)} />
            <img src={address(artwork.wide)} alt="" loading="lazy" decoding="async" className={styles.drawing} />
          </picture>
          <p className={styles.thought}>{process.gradientBox}</p>
        </Reveal>
      </Passage>
    </>
  );
}

/** Shows a decorative crop of a screen. It has no alternative text, because the carousels already describe the screens. */
function StepScreen({ part, screens }: { readonly part: ScreenCrop | undefined } & Pick<CaseProcessProps, 'screens'>) {
  if (!part) return null;
  const { device = 'mobile', screen, left, top, width } = part;
  return (
    <div className={styles.screenPart}>
      <div
        className={top < 0 ? styles.screenFoot : styles.screen}
        style={{ inlineSize: `${1e4 / width}%`, translate: `${-left}% ${-top}%` }}
      >
        <Picture
          files={getScreenPicture(screen, screens[device])}
          alt=""
          sizes={device === 'desktop' ? '(width < 1024px) 160vw, 90vw' : '(width < 1024px) 80vw, 42vw'}
        />
      </div>
    </div>
  );
}
