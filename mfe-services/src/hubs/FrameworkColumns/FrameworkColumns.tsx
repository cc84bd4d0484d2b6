import { Section, surfaces } from 'shared/design';
import { type HubService, servicesUnder } from '../../services/services.ts';
import { loadLines, placed } from '../currents.ts';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';
import * as styles from './FrameworkColumns.css.ts';

interface FrameworkColumnsProps {
  readonly title: string;
  readonly intro: readonly string[];
}

/** The four foundations of a site as ruled columns, all in one blue, each under the mark of its technology (SPEC §2). */
export function FrameworkColumns({ title, intro }: FrameworkColumnsProps) {
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
        <ol className={styles.columns}>
          {servicesUnder('cms-framework').map((service, index) => (
            <ServiceCard
              key={service.key}
              service={service}
              place={index + 1}
              look="column"
              lines={(current) => linesOf(service, current)}
            />
          ))}
        </ol>
      </Section>
    </>
  );
}

/** The lines lie where the drawing does, in parts of the card. */
async function linesOf({ key }: HubService, current: HTMLImageElement | null) {
  const { currentLines } = await loadLines();
  const card = current?.parentElement;
  if (!current || !card?.offsetHeight) return currentLines[key];
  return placed(currentLines[key], {
    top: current.offsetTop / card.offsetHeight,
    height: current.offsetHeight / card.offsetHeight,
  });
}
