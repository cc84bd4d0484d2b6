import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import funnel from '../../../art/funnel.json';
import drawing from '../../../art/funnel.svg';
import narrow from '../../../art/funnel-upright.json';
import upright from '../../../art/funnel-upright.svg';
import type { TitledText } from '../TitledText.ts';
import * as styles from './Funnel.css.ts';

interface FunnelProps {
  readonly title: string;
  /** Tells visitors that the drawing is a diagram with invented numbers, and describes it. */
  readonly caption: string;
  readonly stations: readonly TitledText[];
}

const steps = [0, 1, 2] as const;

/**
 * Shows the way from a click to a sale as a narrowing stream (SPEC §2, ppc). Each of three stations has a paragraph and the number of lines
 * that remain there.
 */
export function Funnel({ title, caption, stations }: FunnelProps) {
  const address = useAssets();
  const { width, height, counts } = funnel;
  return (
    <Section id="funnel" title={title} intro={<p className={styles.caption}>{caption}</p>} bleed>
      <div className={styles.scene}>
        <picture>
          <source media={styles.uprightOn} srcSet={address(upright)} width={narrow.width} height={narrow.height} />
          <img src={address(drawing)} alt="" width={width} height={height} loading="lazy" className={styles.stream} />
        </picture>
        {counts.map((count, index) => (
          <span key={count} aria-hidden="true" className={styles.left[index]}>
            {count} <span className={styles.what[index]}>{stations[index]?.title}</span>
          </span>
        ))}
      </div>
      <ol role="list" className={styles.stations}>
        {stations.map((station, index) => (
          <Reveal as="li" key={station.title} step={steps[index % 3] ?? 0} className={styles.station}>
            <span className={styles.figure}>{counts[index]}</span> <h3 className={styles.title}>{station.title}</h3>
            <p className={styles.text}>{station.text}</p>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
