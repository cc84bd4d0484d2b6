import { Section, surfaces } from 'shared/design';
import { type HubService, servicesUnder } from '../../services/services.ts';
import { columnCurrent } from '../columnCurrent.ts';
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
              lines={() => linesOf(service)}
            />
          ))}
        </ol>
      </Section>
    </>
  );
}

const linesOf = async ({ key }: HubService) => placed((await loadLines()).currentLines[key], columnCurrent);
