import { useAssets } from 'shared/assets';
import { Picture, type PictureFiles, widths } from 'shared/design';
import { Passage, Reveal } from 'shared/motion';
import type { CaseLook, ScreenPart } from '../CaseLook.ts';
import type { CaseStudy } from '../CaseStudy.ts';
import * as texts from '../CaseText/CaseText.css.ts';
import { pictureOf } from '../screens/pictureOf.ts';
import * as styles from './CaseProcess.css.ts';

interface CaseProcessProps {
  readonly process: CaseStudy['process'];
  readonly parts: CaseLook['process'];
  /** The screens of a phone, by their names. */
  readonly screens: Readonly<Record<string, PictureFiles>>;
  /** The drawing of the case, faint behind the box. */
  readonly artwork: CaseLook['artwork'];
}

/**
 * How the work went: steps along a line that runs past the closing text into a box with the thought it left (SPEC §2, case-study layout). The boat goes
 * down the line as the visitor does.
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
            <source media={widths.narrow} srcSet={address(artwork.portrait)} />
            <img src={address(artwork.wide)} alt="" loading="lazy" decoding="async" className={styles.drawing} />
          </picture>
          <p className={styles.thought}>{process.gradientBox}</p>
        </Reveal>
      </Passage>
    </>
  );
}

const { margin, high } = styles.screenShape;
const edgeOf = (part: ScreenPart) => (part.margins ? 0 : margin);
/** How wide a part is beside its height. */
const shapeOf = (part: ScreenPart) =>
  Math.round(((1 - 2 * edgeOf(part)) / (((part.to - part.from) / 100) * high)) * 1e3) / 1e3;

/** Decoration: the carousels tell what is on a screen. */
function StepScreen({ part, screens }: { readonly part: ScreenPart | undefined } & Pick<CaseProcessProps, 'screens'>) {
  if (!part) return null;
  return (
    <div className={styles.screenPart}>
      <div
        className={part.plate ? `${styles.piece} ${styles.plate}` : styles.piece}
        style={{ aspectRatio: shapeOf(part), borderColor: part.plate }}
      >
        <div
          className={styles.screen[part.margins ? 'whole' : 'card']}
          style={{ translate: `${-edgeOf(part) * 100}% ${-part.from}%` }}
        >
          <Picture files={pictureOf(part.screen, screens)} alt="" sizes="55vw" />
        </div>
      </div>
    </div>
  );
}
