import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import river from '../../art/turnkey.svg';
import months from '../../art/turnkey-months.svg';
import tasks from '../../art/turnkey-tasks.svg';
import team from '../../art/turnkey-team.svg';
import terms from '../../art/turnkey-terms.svg';
import way from '../../art/turnkey-way.svg';
import { useHomeMessages } from '../messages.ts';
import * as styles from './TurnkeySection.css.ts';

/** The drawing of each point, in order. A drawing with a number shows the number that its point states. */
const drawings = [way, months, terms, tasks, team];

/**
 * Presents turnkey solutions in five points (SPEC §2): five columns below one river. Narrower windows show a separate drawing beside each
 * point, on phones a small one beside the title.
 */
export function TurnkeySection() {
  const t = useHomeMessages();
  const address = useAssets();
  return (
    <Section id="turnkey" label={t('turnkey.label')} title={t('turnkey.title')} surface="deep">
      <img src={address(river)} alt="" width={1312} height={300} loading="lazy" className={styles.river} />
      <ol role="list" className={styles.points}>
        {t('turnkey.items').map(({ title, text }, index) => (
          <Reveal as="li" key={title} className={styles.point}>
            <span className={styles.number} aria-hidden="true">{`0${index + 1}`}</span>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <img
              src={address(drawings[index] ?? way)}
              alt=""
              width={232}
              height={112}
              loading="lazy"
              className={styles.drawing}
            />
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}
