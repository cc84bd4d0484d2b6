import { useAssets } from 'shared/assets';
import { Icon, SampleNote, Section, type Surface } from 'shared/design';
import { Link } from 'shared/navigation';
import { useServicesMessages } from '../../messages.ts';
import type { ServiceKey } from '../../services/services.ts';
import { getCasePicture } from '../getCasePicture.ts';
import * as styles from './Cases.css.ts';

interface CaseOfService {
  /** The last segment of its path. */
  readonly key: string;
  readonly name: string;
  /** And the trade of its client. */
  readonly category: string;
  /** The one number that is told of it (SPEC §9, case figures), and what it counts. */
  readonly value: string;
  readonly label: string;
  /**
   * Note on the client and the figure, where the picture stands alone. It tells only facts that are given (SPEC §9): the case's own page
   * says what the case was made with.
   */
  readonly made?: string;
  /** Description of its picture. */
  readonly alt: string;
}

interface CasesProps {
  /** The service that the cases are shown through. */
  readonly service: ServiceKey;
  /** Deep, but where what is beside it is deep already. */
  readonly surface?: Surface;
  /** One, or two beside each other. */
  readonly items: readonly CaseOfService[];
}

/** Cases of the portfolio, drawn as the service sees them: name and category (SPEC §3, portfolio project), its number, the way to it. */
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
