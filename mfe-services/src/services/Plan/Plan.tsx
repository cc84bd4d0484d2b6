import { useAssets } from 'shared/assets';
import { layout, SampleNote, Section, visuallyHidden } from 'shared/design';
import plan from '../../../art/plan.json';
import drawing from '../../../art/plan.svg';
import * as styles from './Plan.css.ts';

interface PlanProps {
  readonly title: string;
  /** Words on how to read the drawing. */
  readonly intro: string;
  /** The channels from the top of the drawing down, and what part of the budget each has when it begins and in the last month. */
  readonly channels: readonly { readonly name: string; readonly share: string }[];
  /** The word that is heard where an arrow is seen. */
  readonly to: string;
  /** Name of the first month; the others have their number only. */
  readonly month: string;
  readonly sample: string;
}

const months = Array.from({ length: plan.months - 1 }, (_, index) => index + 2);

/**
 * Draws as water the plan that a strategy ends in: channels by months (SPEC §2, marketing-strategy). A line is an equal part of the budget.
 */
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

/** From one part to another: an arrow for the eye, a word for the ear. Since when stands before a comma, where it is not from the first month. */
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
