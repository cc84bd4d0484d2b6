import { useAssets } from 'shared/assets';
import { layout, SampleNote, Section, visuallyHidden } from 'shared/design';
import plan from '../../../art/plan.json';
import drawing from '../../../art/plan.svg';
import * as styles from './Plan.css.ts';

interface PlanProps {
  readonly title: string;
  readonly intro: string;
  /** Channels from top to bottom. `share` is a channel's share of the budget when it starts, and in the last month. */
  readonly channels: readonly { readonly name: string; readonly share: string }[];
  /** Word that screen readers read in place of the arrow. */
  readonly to: string;
  /** Label of the first month, with its number. All other months show only their number. */
  readonly month: string;
  readonly sample: string;
}

const months = Array.from({ length: plan.months - 1 }, (_, index) => index + 2);

/** Shows a strategy as a stream of channels over the months (SPEC §2, marketing-strategy). Each line is an equal part of the budget. */
export function Plan({ title, intro, channels, to, month, sample }: PlanProps) {
  const address = useAssets();
  return (
    <Section id="plan" title={title} surface="deep" bleed>
      <div className={`${layout.wrap} ${styles.read}`}>
        <p className={styles.intro}>{intro}</p>
        <SampleNote block="strategyPlan">{sample}</SampleNote>
      </div>
      <div className={styles.plan}>
        <ul className={styles.channels}>
          {channels.map(({ name, share }, index) => (
            <li key={name} style={{ insetBlockStart: `${(plan.rows[index]?.y ?? 0) * 100}%` }}>
              <span className={styles.name}>{name}</span> <Share share={share} to={to} />
            </li>
          ))}
        </ul>
        <div className={styles.water}>
          <p aria-hidden="true" className={styles.months}>
            <span>{month}</span>
            {months.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </p>
          <img src={address(drawing)} alt="" width={1000} height={440} loading="lazy" className={styles.drawing} />
        </div>
      </div>
    </Section>
  );
}

/**
 * Shows how a share changes, with an arrow between two percentages; screen readers get a word instead.
 *  `share` begins with the channel's first month and a comma if this is not month 1.
 */
function Share({ share, to }: { readonly share: string; readonly to: string }) {
  const [from = '', end] = share.split('→ ');
  if (end === undefined) return share;
  const [first = '', since] = from.split(/(?<=, )/).reverse();
  return (
    <>
      {since}
      <span className={styles.share}>
        {first}
        <span aria-hidden="true">→ </span>
        <span className={visuallyHidden}>{to} </span>
        {end}
      </span>
    </>
  );
}
