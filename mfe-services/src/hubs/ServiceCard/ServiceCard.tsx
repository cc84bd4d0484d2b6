import { useRef } from 'react';
import { useAssets } from 'shared/assets';
import { Icon, ProductLogo, visuallyHidden } from 'shared/design';
import { CurrentGlow, type CurrentGlowProps } from 'shared/motion';
import { Link } from 'shared/navigation';
import { useServicesMessages } from '../../messages.ts';
import { getFrameworkLogo } from '../../services/getFrameworkLogo.ts';
import { getServicePath, type HubService } from '../../services/services.ts';
import { onDeep } from '../../services/tones.css.ts';
import { cardStreamDrawings } from '../currents.ts';
import * as column from './column.css.ts';
import * as channel from './ServiceCard.css.ts';

const looks = { channel, column };

interface ServiceCardProps {
  readonly service: HubService;
  /** Position of the card in the list, from 1. */
  readonly place: number;
  /** `channel`: a channel of the delta. `column`: a column below its technology's logo. */
  readonly look: keyof typeof looks;
  /** Loads the lines along which particles drift over the card. Coordinates are fractions of the card's width and height. */
  readonly lines: (current: HTMLImageElement | null) => ReturnType<CurrentGlowProps['lines']>;
}

/** Shows a service on its hub: title, number, colour, link (SPEC §3). The link covers the card and loads a new document (SPEC §2). */
export function ServiceCard({ service: { key, color }, place, look, lines }: ServiceCardProps) {
  const t = useServicesMessages();
  const address = useAssets();
  const styles = looks[look];
  const current = useRef<HTMLImageElement>(null);
  const logo = getFrameworkLogo(key);
  const title = t(`services.${key}.title`);
  return (
    <li className={`${onDeep[color]} ${styles.item}`} data-color={color}>
      <CurrentGlow tone={color} lines={() => lines(current.current)} className={styles.card}>
        <img ref={current} src={address(cardStreamDrawings[key])} alt="" loading="lazy" className={styles.current} />
        {logo && (
          <div className={column.mark}>
            <ProductLogo name={logo} />
          </div>
        )}
        <span className={styles.number}>{String(place).padStart(2, '0')}</span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{t(`services.${key}.card`)}</p>
        <Link to={getServicePath(key)} loadsDocument className={styles.go}>
          <span className={visuallyHidden}>{t('links.card', { service: title })}</span>
          <Icon name="arrow" />
        </Link>
      </CurrentGlow>
    </li>
  );
}
