import { Reveal } from 'shared/motion';
import type { ServiceColor } from '../ServiceRecord.ts';
import { onPaper } from '../tones.css.ts';
import * as styles from './Legs.css.ts';

interface LegsProps {
  readonly texts: readonly string[];
  readonly color: ServiceColor;
}

/** A service told in running text (SPEC §2): what it is, and then leg by leg how it goes. */
export function Legs({ texts, color }: LegsProps) {
  return (
    <div className={`${onPaper[color]} ${styles.legs}`}>
      {texts.map((text) => (
        <Reveal as="p" key={text} className={styles.leg}>
          {text}
        </Reveal>
      ))}
    </div>
  );
}
