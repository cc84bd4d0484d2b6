import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ContactForm.css.ts';
import { composeMail, type Mail } from './composeMail.ts';
import { type Enquiry, type EnquiryFaults, type EnquiryField, enquiryLimits, faultsOf } from './Enquiry.ts';
import { EnquiryControl } from './EnquiryControl.tsx';
import { serviceOf } from './enquiryServices.ts';
import { PolicyConsent } from './PolicyConsent.tsx';
import { WrittenMail } from './WrittenMail.tsx';

const fields: readonly EnquiryField[] = ['name', 'email', 'message'];

/**
 * Writes a letter in the visitor's mail program (SPEC §4, §5). The inputs keep their own values: what was typed or ticked
 * before the script arrived stays.
 */
export function ContactForm() {
  const t = useHomeMessages();
  const { email: to } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const prefilled = useRef('');
  const [agreed, setAgreed] = useState(false);
  const [length, setLength] = useState(0);
  const [faults, setFaults] = useState<EnquiryFaults>({});
  const [mail, setMail] = useState<Mail>();

  useEffect(() => {
    if (!form.current || !message.current) return;
    const service = serviceOf(window.location.search);
    if (service && message.current.value === prefilled.current) {
      prefilled.current = t('contact.form.message.prefill', { service: t(`sitemap.pages./services/${service}.title`) });
      message.current.value = prefilled.current;
    }
    setLength(message.current.value.length);
    setAgreed(new FormData(form.current).has('agreeToPolicy'));
  }, [t]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const enquiry = read(event.currentTarget);
    const email = event.currentTarget.querySelector<HTMLInputElement>('[name=email]');
    const found = faultsOf(enquiry, email?.validity.typeMismatch ?? false);
    setFaults(found);
    const first = fields.find((field) => found[field]);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    const written = composeMail(enquiry, to, t);
    setMail(written);
    window.location.assign(written.href);
  };

  const startAgain = () => {
    form.current?.reset();
    setAgreed(false);
    setLength(0);
    setMail(undefined);
  };

  const wasWritten = useRef(false);
  useEffect(() => {
    if (wasWritten.current && !mail) message.current?.focus();
    wasWritten.current = mail !== undefined;
  }, [mail]);

  return (
    <>
      <form ref={form} className={styles.form} noValidate hidden={mail !== undefined} onSubmit={submit}>
        <p className={styles.note}>{t('contact.form.intro')}</p>
        <noscript>
          <p>{t('contact.form.noScript')}</p>
        </noscript>
        <p className={styles.note}>{t('contact.form.requiredNote')}</p>
        <p className={styles.summary} role="alert">
          {Object.keys(faults).length > 0 && t('contact.form.errors.summary')}
        </p>
        <EnquiryControl field="name" fault={faults.name}>
          {(attributes) => <input {...attributes} type="text" autoComplete="name" />}
        </EnquiryControl>
        <EnquiryControl field="email" fault={faults.email}>
          {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
        </EnquiryControl>
        <EnquiryControl
          field="message"
          fault={faults.message}
          note={t('contact.form.message.remaining', { count: enquiryLimits.message.max - length })}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              ref={message}
              rows={4}
              minLength={enquiryLimits.message.min}
              onChange={(event) => setLength(event.currentTarget.value.length)}
            />
          )}
        </EnquiryControl>
        <PolicyConsent onAgree={setAgreed} />
        <p className={styles.submit}>
          <button type="submit" disabled={!agreed} aria-describedby="contact-submit-hint">
            {t('contact.form.submit')}
          </button>
          <span id="contact-submit-hint" className={styles.hint} hidden={agreed}>
            {t('contact.form.submitDisabledHint')}
          </span>
        </p>
      </form>
      {mail && <WrittenMail mail={mail} to={to} onEdit={() => setMail(undefined)} onAnother={startAgain} />}
    </>
  );
}

function read(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const text = (field: EnquiryField) => String(data.get(field) ?? '');
  return { name: text('name'), email: text('email'), message: text('message') };
}
