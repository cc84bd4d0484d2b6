import { useAssets } from 'shared/assets';
import { Icon, layout, Section } from 'shared/design';
import { CurrentGlow } from 'shared/motion';
import { Link } from 'shared/navigation';
import { useHomeMessages } from '../messages.ts';
import { homeServices } from './homeServices.ts';
import * as styles from './ServicesSection.css.ts';

/**
 * Shows four services: websites, CMS / Framework, web design, digital marketing. Each row is a link; its stream lights up on hover (SPEC
 * §2). A lens in the row shows the service's subject in the water.
 */
export function ServicesSection() {
  const t = useHomeMessages();
  const address = useAssets();
  return (
    <Section
      id="services"
      label={t('services.label')}
      title={t('services.title')}
      intro={<p className={styles.intro}>{t('services.text')}</p>}
      surface="deep"
      bleed
      space="above"
    >
      <ol className={styles.rows}>
        {homeServices.map(({ key, path, tone, drawing, lines, lens }, index) => (
          <li key={key} className={styles.row}>
            <img src={address(drawing)} alt="" loading="lazy" className={styles.atRest} />
            <CurrentGlow
              tone={tone}
              lines={lines}
              current={<img src={address(drawing)} alt="" loading="lazy" className={styles.current} />}
            >
              <Link to={path} className={`${layout.wrap} ${styles.link}`}>
                <span className={styles.number[tone]}>{`0${index + 1}`}</span>
                <h3 className={styles.title}>{t(`services.items.${key}.title`)}</h3>
                <span className={styles.lens[tone]}>
                  <img src={address(lens)} alt="" width={300} height={204} loading="lazy" className={styles.shown} />
                </span>
                <p className={styles.text}>{t(`services.items.${key}.text`)}</p>
                <span className={styles.go[tone]}>
                  <Icon name="arrow" />
                </span>
              </Link>
            </CurrentGlow>
          </li>
        ))}
      </ol>
    </Section>
  );
}
