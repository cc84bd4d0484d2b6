import type { PageProps } from 'shared/contract';
import { useServicesMessages } from '../../messages.ts';
import { Paragraphs } from '../../services/Paragraphs/Paragraphs.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { serviceAt } from '../../services/services.ts';
import * as styles from './ParagraphsPage.css.ts';

/** A service told in running text: ppc in three paragraphs, marketing-strategy in five (SPEC §2). */
export function ParagraphsPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = serviceAt(route.path, 'ParagraphsPage');
  return (
    <ServiceLayout service={service}>
      <div className={styles.text}>
        <Paragraphs texts={t(`services.${service.key}.paragraphs`)} />
      </div>
    </ServiceLayout>
  );
}
