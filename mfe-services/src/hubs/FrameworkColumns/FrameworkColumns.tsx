import { useAssets } from 'shared/assets';
import { Section, surfaces } from 'shared/design';
import after from '../../../art/reach-after.svg';
import before from '../../../art/reach-before.svg';
import { type HubService, listServicesUnder } from '../../services/services.ts';
import { loadCurrentLines, placeLines } from '../currents.ts';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';
import * as styles from './FrameworkColumns.css.ts';

interface FrameworkColumnsProps {
  readonly title: string;
  readonly intro: readonly string[];
}

/** Shows the four systems as columns in shades of blue, below their technologies' logos (SPEC §2). One stream crosses all columns. */
export function FrameworkColumns({ title, intro }: FrameworkColumnsProps) {
  const address = useAssets();
  return (
    <>
      <div className={surfaces.deep}>
        <div className={styles.intro}>
          {intro.map((text) => (
            <p key={text} className={styles.paragraph}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <Section id="cards" title={title} surface="deep" titleHidden bleed>
        <div className={styles.river}>
          <img src={address(before)} alt="" loading="lazy" className={styles.before} />
          <img src={address(after)} alt="" loading="lazy" className={styles.after} />
          <ol role="list" className={styles.columns}>
            {listServicesUnder('cms-framework').map((service, index) => (
              <ServiceCard
                key={service.key}
                service={service}
                place={index + 1}
                look="column"
                lines={(current) => loadPlacedLines(service, current)}
              />
            ))}
          </ol>
        </div>
      </Section>
    </>
  );
}

/** Loads the particle lines of a card and moves them to the height at which the card shows its drawing. */
async function loadPlacedLines({ key }: HubService, current: HTMLImageElement | null) {
  const { currentLines } = await loadCurrentLines();
  const card = current?.parentElement;
  if (!current || !card?.offsetHeight) return currentLines[key];
  return placeLines(currentLines[key], {
    top: current.offsetTop / card.offsetHeight,
    height: current.offsetHeight / card.offsetHeight,
  });
}
