import { Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { useHomeMessages } from '../messages.ts';
import { homeServices } from './homeServices.ts';
import * as styles from './ServicesSection.css.ts';

/** Websites, CMS / Framework, web design, digital marketing: four rows, each a link (SPEC §2). */
export function ServicesSection() {
  const t = useHomeMessages();
  return (
    <Section id="services" label={t('services.label')} title={t('services.title')}>
      <p>{t('services.text')}</p>
      <ol className={styles.rows}>
        {homeServices.map(({ key, path }, index) => (
          <li key={key} className={styles.row}>
            <span>{`0${index + 1}`}</span>
            <h3 className={styles.title}>
              <Link to={path}>{t(`services.items.${key}.title`)}</Link>
            </h3>
            <p className={styles.text}>{t(`services.items.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
