import { layout, PageBanner } from 'shared/design';
import { ContactDetails } from '../../contact/ContactDetails.tsx';
import { ContactForm, formTitleId } from '../../contact/ContactForm.tsx';
import { MapSection } from '../../map/MapSection.tsx';
import { RiverChart } from '../../map/RiverChart.tsx';
import { useHomeMessages } from '../../messages.ts';
import * as styles from './ContactPage.css.ts';

/** Shows the ways to reach the agency: the form, the details, the map (SPEC §2, contact page). */
export function ContactPage() {
  const t = useHomeMessages();
  return (
    <>
      <div className={styles.head}>
        <PageBanner
          title={t('contact.banner.title')}
          description={t('contact.banner.description')}
          crumbs={[{ text: t('contact.banner.breadcrumb'), href: '/contact-us' }]}
          background={<RiverChart />}
        />
      </div>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <section id="contact-form" data-has-cta="" aria-labelledby={formTitleId} className={styles.form}>
          <ContactForm />
        </section>
        <ContactDetails />
      </div>
      <MapSection />
    </>
  );
}
