import { useAssets } from 'shared/assets';
import { SampleNote, Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { getCaseCrop } from '../../cases/getCaseCrop.ts';
import { useServicesMessages } from '../../messages.ts';
import * as styles from './CaseRow.css.ts';

interface CaseOfHub {
  /** Last segment of the case's path. */
  readonly key: string;
  readonly name: string;
  readonly trade: string;
  /** The figure shown for the case (SPEC §9, case figures). */
  readonly value: string;
  readonly label: string;
}

interface CaseRowProps {
  readonly items: readonly CaseOfHub[];
}

/** Shows three cases side by side, as links with the client's trade and a figure. Only the case's own page names the technology. */
export function CaseRow({ items }: CaseRowProps) {
  const t = useServicesMessages();
  const address = useAssets();
  return (
    <Section
      id="case-row"
      title={t('cases.title')}
      surface="paper2"
      intro={<SampleNote block="cases">{t('cases.sample')}</SampleNote>}
    >
      <ul role="list" className={styles.row}>
        {items.map(({ key, name, trade, value, label }) => (
          <li key={key} className={styles.item}>
            <img
              src={address(getCaseCrop(key))}
              alt=""
              width={880}
              height={550}
              loading="lazy"
              className={styles.picture}
            />
            <p className={styles.figure}>
              <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
            </p>
            <h3 className={styles.name}>
              <Link to={`/portfolio/${key}`} className={styles.link}>
                {name}
              </Link>
            </h3>
            <p className={styles.trade}>{trade}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
