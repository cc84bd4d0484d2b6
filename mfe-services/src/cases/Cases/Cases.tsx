import { useAssets } from 'shared/assets';
import { Icon, Section, type Surface } from 'shared/design';
import { Link } from 'shared/navigation';
import type { ServiceKey } from '../../services/services.ts';
import { pictureOf } from '../pictureOf.ts';
import * as styles from './Cases.css.ts';

interface CaseOfService {
  /** The last segment of its path. */
  readonly key: string;
  readonly name: string;
  readonly category: string;
  /** The one number that is told of it (SPEC §9, case figures), and what it counts. */
  readonly value: string;
  readonly label: string;
  /** What was made for whom, where its picture stands alone; of facts that the case states. */
  readonly made?: string;
  /** What its picture shows. */
  readonly alt: string;
}

interface CasesProps {
  /** The service that the cases are shown through. */
  readonly service: ServiceKey;
  readonly title: string;
  /** The words that lead to a case. */
  readonly open: string;
  /** Deep, but where what is beside it is deep already. */
  readonly surface?: Surface;
  /** One, or two beside each other. */
  readonly items: readonly CaseOfService[];
}

/** What was made with the service, or bears out what its page says: each case as the service sees it, name and category (SPEC §3, portfolio project), its number, the way to it. */
export function Cases({ service, title, open, items, surface = 'deep' }: CasesProps) {
  const address = useAssets();
  return (
    <Section id="cases" title={title} surface={surface} bleed>
      <div className={items.length === 1 ? styles.one : styles.two}>
        {items.map(({ key, name, category, value, label, made, alt }) => (
          <article key={key} className={styles.item}>
            <div className={styles.picture}>
              <img
                src={address(pictureOf(service, key))}
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
                {open}
                <Icon name="arrow" />
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
