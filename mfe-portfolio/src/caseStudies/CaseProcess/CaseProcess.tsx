import { useAssets } from 'shared/assets';
import { Reveal } from 'shared/motion';
import type { CaseStudy } from '../CaseStudy.ts';
import * as texts from '../CaseText/CaseText.css.ts';
import * as styles from './CaseProcess.css.ts';

interface CaseProcessProps {
  readonly process: CaseStudy['process'];
  /** The drawing of the case, faint behind the box. */
  readonly artwork: string;
}

/** How the work went: steps along a line that runs into a box with the thought it left (SPEC §2, case-study layout). */
export function CaseProcess({ process, artwork }: CaseProcessProps) {
  const address = useAssets();
  return (
    <>
      <Reveal>
        <p className={texts.intro}>{process.introText}</p>
      </Reveal>
      <ol className={styles.steps}>
        {process.steps.map(({ title, text }) => (
          <Reveal as="li" key={title} size="small" className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Reveal>
        ))}
      </ol>
      <Reveal className={styles.box}>
        <img src={address(artwork)} alt="" loading="lazy" decoding="async" className={styles.drawing} />
        <p className={styles.thought}>{process.gradientBox}</p>
      </Reveal>
      <p className={texts.closing}>{process.closingText}</p>
    </>
  );
}
