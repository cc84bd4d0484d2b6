import { getCursorTargetProps } from 'shared/cursor';
import { Backdrop, ButtonLink, DeepBanner, Section, surfaces } from 'shared/design';
import { useMessages } from 'shared/language';
import { Reveal } from 'shared/motion';
import water from '../../../art/banner-old-quay.svg';
import type words from './locales/ua.json';
import * as styles from './OldQuayPage.css.ts';

/** Renders a page to start from: a title over a drawing, three numbered rows, and a link to the contact page. */
export function OldQuayPage() {
  const t = useMessages<typeof words>('template');
  return (
    <>
      <DeepBanner
        title={t('oldQuay.title')}
        description={t('oldQuay.description')}
        crumbs={[{ text: t('oldQuay.title') }]}
        background={
          <div className={styles.water}>
            <Backdrop file={water} fade="start" first />
          </div>
        }
      />
      <Section id="rows" title={t('oldQuay.rows.title')} intro={<p>{t('oldQuay.rows.intro')}</p>}>
        <ol role="list" className={styles.rows}>
          {t('oldQuay.rows.items').map(({ title, text }, index) => (
            <Reveal as="li" key={title} size="small" className={styles.row}>
              <span className={styles.number} aria-hidden="true">{`0${index + 1}`}</span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </Reveal>
          ))}
        </ol>
      </Section>
      <div className={surfaces.paper2}>
        <div className={styles.call} data-has-cta="">
          <h2 className={styles.callTitle}>{t('oldQuay.call.title')}</h2>
          <div className={styles.offer}>
            <p className={styles.callText}>{t('oldQuay.call.text')}</p>
            <ButtonLink to="/contact-us" {...getCursorTargetProps('contact')}>
              {t('oldQuay.call.button')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}
