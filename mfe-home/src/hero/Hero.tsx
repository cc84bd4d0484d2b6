import { useId } from 'react';
import { useAssets } from 'shared/assets';
import { getCursorTargetProps } from 'shared/cursor';
import { Breadcrumb, ButtonLink, breakpoints, Fairway, layout, StoneInWater, surfaces } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import { BrandInStream, FairwayInStream } from './BrandInStream.tsx';
import * as styles from './Hero.css.ts';
import { splitAtBrand } from './splitAtBrand.ts';

/** Introduces the agency (SPEC §2, about hero): the brand stands in the stream from margin to margin, and an orange line runs through its letters. */
export function Hero() {
  const t = useHomeMessages();
  const address = useAssets();
  const language = useLanguage();
  const { brand } = useSite();
  const { landscape, portrait } = t('heroDrawing');
  const line = useId();
  const wide = { pieces: landscape.pieces, shape: 'landscape', line: `${line}-landscape` } as const;
  const narrow = { pieces: portrait.pieces, shape: 'portrait', line: `${line}-portrait` } as const;
  const heading = splitAtBrand(t('hero.heading'), brand[language]);
  return (
    <div className={`${surfaces.deep} ${styles.hero}`} data-header-theme="dark">
      <Fairway className={styles.fairway} />
      <div className={styles.art} aria-hidden="true">
        <div className={styles.water}>
          <picture>
            <source media={breakpoints.narrow} srcSet={address(portrait.lines)} width={390} height={900} />
            <img
              src={address(landscape.lines)}
              alt=""
              width={1600}
              height={1200}
              fetchPriority="low"
              className={styles.picture}
            />
          </picture>
          <FairwayInStream {...wide} />
          <FairwayInStream {...narrow} />
          <StoneInWater field={landscape.field} portrait={portrait.field} className={styles.lines} />
        </div>
        <BrandInStream {...wide} />
        <BrandInStream {...narrow} />
      </div>
      <div className={`${layout.wrap} ${styles.top}`}>
        <Breadcrumb crumbs={[{ text: t('hero.breadcrumb'), href: '/' }]} />
        <h1 className={styles.title} tabIndex={-1}>
          {heading.before}
          <span className={styles.brand}>{heading.brand}</span>
          {heading.after !== '' && <span className={styles.after}>{heading.after}</span>}
        </h1>
      </div>
      <div className={`${layout.wrap} ${styles.foot}`}>
        <div className={styles.words}>
          <p className={styles.offer}>{t('hero.offer')}</p>
          <p className={styles.subtitle}>{t('hero.subtitle')}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/portfolio">{t('hero.portfolioLink')}</ButtonLink>
          <ButtonLink to="/contact-us" tone="quiet" arrow={false} {...getCursorTargetProps('contact')}>
            {t('hero.contactLink')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
