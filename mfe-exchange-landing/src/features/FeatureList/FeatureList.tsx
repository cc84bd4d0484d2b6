import { DrawingPlace } from '../../drawings/DrawingPlace/DrawingPlace.tsx';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './FeatureList.css.ts';

/** Real-time prices, convenient trading and alerts (SPEC §1). The alerts come with one of each kind. */
export function FeatureList() {
  const t = useExchangeMessages();
  return (
    <ul className={styles.features}>
      {t('features.items').map(({ id, title, text, alt }) => (
        <li key={id}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
          <DrawingPlace alt={alt} />
          {id === 'alerts' && <Alerts />}
        </li>
      ))}
    </ul>
  );
}

function Alerts() {
  const t = useExchangeMessages();
  return (
    <ul className={styles.alerts}>
      {t('features.alerts').map(({ id, kind, text }) => (
        <li key={id}>
          <strong>{kind}</strong>: {text}
        </li>
      ))}
    </ul>
  );
}
