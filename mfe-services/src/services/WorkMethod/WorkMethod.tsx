import { Section } from 'shared/design';
import { useServicesMessages } from '../../messages.ts';
import { NumberedList } from '../NumberedList/NumberedList.tsx';

/** The 'Work Method' block for search optimisation: a subtitle and six cards (SPEC §2, home page). */
export function WorkMethod() {
  const t = useServicesMessages();
  return (
    <Section id="work-method" title={t('workMethod.title')}>
      <p>{t('workMethod.subtitle')}</p>
      <NumberedList items={t('workMethod.items')} />
    </Section>
  );
}
