import { useAssets } from 'shared/assets';
import { Section, type Surface, TextLink } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useServicesMessages } from '../../messages.ts';
import { getOrderPath, OrderLink } from '../OrderLink/OrderLink.tsx';
import type { ServiceKey } from '../services.ts';
import * as styles from './Promo.css.ts';
import { promoRivers } from './promoRivers.ts';

interface PromoProps {
  readonly service: ServiceKey;
  readonly surface: Surface;
}

/**
 * The block 'Order website promotion' at the end of all service pages (SPEC §2). It states the visitor's request, the result, and the terms
 * (SPEC §1 and §2, turnkey block). Its drawn stream suits the service and continues in the footer. On pages about building a site, the
 * block offers the site first and promotion second.
 */
export function Promo({ service, surface }: PromoProps) {
  const t = useServicesMessages();
  const address = useAssets();
  const own = t(`services.${service}.promo`);
  const promotion = t('promo.title');
  // A shell of an older release may not supply `replyTime`; the sentence about the reply is then left out.
  const reply = useSite().replyTime?.[useLanguage()] ? ` ${t('promo.reply')}` : '';
  const steps = [
    { title: t('promo.send'), text: own.send },
    { title: t('promo.get'), text: own.get + reply },
    { title: t('promo.terms'), text: 'title' in own ? `${t('promo.pay')} ${t('promo.launch')}` : t('promo.pay') },
  ];
  return (
    <Section id="promo" title={'title' in own ? own.title : promotion} surface={surface} bleed>
      <div className={styles.way}>
        <img src={address(promoRivers[service])} alt="" loading="lazy" className={styles.water} />
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.action} data-has-cta="stream">
          <OrderLink service={service}>{t('promo.button')}</OrderLink>
          {'title' in own && (
            <p className={styles.siteToo}>
              {t('promo.siteToo')} <TextLink to={getOrderPath('digital-marketing')}>{promotion}</TextLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
