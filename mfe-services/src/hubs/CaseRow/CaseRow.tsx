import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { cropOf } from '../../cases/cropOf.ts';
import * as styles from './CaseRow.css.ts';

interface CaseOfHub {
  /** The last segment of its path. */
  readonly key: string;
  readonly name: string;
  /** Which of the hub's services it is a case of. */
  readonly service: string;
  /** The one number that is told of it (SPEC §9, case figures), and what it counts. */
  readonly value: string;
  readonly label: string;
}

interface CaseRowProps {
  readonly title: string;
  readonly items: readonly CaseOfHub[];
}

/** What came of a hub's services: three cases beside each other, each with its number, all of it the way to the case. */
export function CaseRow({ title, items }: CaseRowProps) {
  const address = useAssets();
  return (
    <Section id="case-row" title={title} surface="paper2">
      <ul role="list" className={styles.row}>
        {items.map(({ key, name, service, value, label }) => (
          <li key={key} className={styles.item}>
            <img src={address(cropOf(key))} alt="" width={880} height={550} loading="lazy" className={styles.picture} />
            <p className={styles.figure}>
              <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
            </p>
            <h3 className={styles.name}>
              <Link to={`/portfolio/${key}`} className={styles.link}>
                {name}
              </Link>
            </h3>
            <p className={styles.service}>{service}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
