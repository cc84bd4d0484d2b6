import { useAssets } from 'shared/assets';
import { Icon, SampleNote, Section, type Surface } from 'shared/design';
import { Link } from 'shared/navigation';
import { useServicesMessages } from '../../messages.ts';
import type { ServiceKey } from '../../services/services.ts';
import { getCasePicture } from '../getCasePicture.ts';
import * as styles from './Cases.css.ts';

interface CaseOfService {
  /** Last segment of the case's path. */
  readonly key: string;
  readonly name: string;
  /** Category, and trade of the client. */
  readonly category: string;
  /** The figure shown for the case (SPEC §9, case figures). */
  readonly value: string;
  readonly label: string;
  /** Note about client and figure, shown only if the page has a single case. It names no technology: only the case's page does. */
  readonly made?: string;
  readonly alt: string;
}

interface CasesProps {
  readonly service: ServiceKey;
  /** Background of the section. Must differ from `deep` if a neighbouring section is `deep`. */
  readonly surface?: Surface;
  readonly items: readonly CaseOfService[];
}

/** Shows one case, or two side by side: name and category (SPEC §3, portfolio project), the figure that suits the service, and a link. */
export function Cases({ service, items, surface = 'deep' }: CasesProps) {
  const t = useServicesMessages();
  const address = useAssets();
  return (
    <Section
      id="cases"
      title={t('cases.title')}
      surface={surface}
      intro={<SampleNote block="cases">{t('cases.sample')}</SampleNote>}
      bleed
    >
      <div className={items.length === 1 ? styles.one : styles.two}>
        {items.map(({ key, name, category, value, label, made, alt }) => (
          <article key={key} className={styles.item}>
            <div className={styles.picture}>
              <img
                src={address(getCasePicture(service, key))}
                alt={alt}
                width={1280}
                height={800}
                loading="lazy"
                decoding="async"
                className={styles.crop}
              />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={`/portfolio/${key}`} className={styles.link}>
                  {name}
                </Link>
              </h3>
              <p className={styles.category}>{category}</p>
              <p className={styles.figure}>
                <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
              </p>
              {made !== undefined && <p className={styles.made}>{made}</p>}
              <p className={styles.go}>
                {t('cases.open')}
                <Icon name="arrow" />
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
