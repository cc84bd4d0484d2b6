import { useEffect, useRef } from 'react';
import { Button, FallbackMessage, Field, Heading, visuallyHidden } from 'shared/design';
import { useLanguage } from 'shared/language';
import { formatTelephoneLink, useSite } from 'shared/site';
import { TextWithLinks } from '../legal/TextWithLinks.tsx';
import { useHomeMessages } from '../messages.ts';
import { chatsId } from './ContactDetails.tsx';
import * as styles from './ContactForm.css.ts';
import { createMailtoLink } from './composeMail.ts';
import { type EnquiryField, enquiryFields, enquiryLimits } from './Enquiry.ts';
import { PolicyConsent } from './PolicyConsent.tsx';
import { SentNote } from './SentNote.tsx';
import { honeypot, isUnsent, useEnquiryForm } from './useEnquiryForm.ts';
import { WrittenMail } from './WrittenMail.tsx';

/** Id of the heading that names the section: the form's heading or, after submission, the heading of the note that replaces the form. */
export const formTitleId = 'contact-form-title';

/**
 * The contact form (SPEC §4, §5). It opens a letter in the visitor's mail program; if the owner has named an endpoint, it posts to that
 * endpoint. Before hydration and without script, the browser itself validates and submits the form with the same effect.
 */
export function ContactForm() {
  const t = useHomeMessages();
  const language = useLanguage();
  const { email: to, phone, contactEndpoint } = useSite();
  const {
    form,
    summary: summaryBox,
    isReady,
    hasAgreed,
    length,
    faults,
    state,
    hasEndpoint,
    handleSubmit,
    handleChange,
    reopen,
    markSent,
    startAgain,
  } = useEnquiryForm();
  const isOpen = state.kind !== 'sent' && state.kind !== 'written';
  const isSending = state.kind === 'sending';
  const native = hasEndpoint
    ? { action: contactEndpoint }
    : { action: createMailtoLink(to, t('contact.form.mail.plainSubject')), encType: 'text/plain' };
  const messageGroup = hasEndpoint ? 'contact.form.posting' : 'contact.form.mailing';

  const failure = isUnsent(state) ? state.kind : undefined;
  const faulty = enquiryFields.filter((name) => faults[name]);
  const summary =
    faulty.length > 0 ? t(`${messageGroup}.faulty`) : failure && t(`contact.form.states.${failure}`, { email: to });

  const wasOpen = useRef(true);
  useEffect(() => {
    if (isOpen && !wasOpen.current) form.current?.querySelector('textarea')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, form]);

  const field = (name: EnquiryField) => {
    const fault = faults[name];
    return {
      id: `contact-${name}`,
      name,
      label: t(`contact.form.${name}.label`),
      hint: t(`contact.form.${name}.hint`),
      error: fault && t(`contact.form.errors.${fault}`, { ...enquiryLimits[name] }),
      required: true,
      readOnly: isSending,
    };
  };

  return (
    <>
      {isOpen && (
        <Heading level={2} size="title3" id={formTitleId}>
          {t('contact.form.title')}
        </Heading>
      )}
      <form
        ref={form}
        method="post"
        {...native}
        data-hydrate="interaction"
        className={styles.form}
        hidden={!isOpen}
        onSubmit={handleSubmit}
        onChange={handleChange}
      >
        <p className={styles.intro}>
          {t(`${messageGroup}.intro`)} {t('contact.form.requiredNote')}
        </p>
        <div ref={summaryBox} tabIndex={-1} className={styles.alert} role="alert">
          {summary !== undefined && (
            <div className={styles.summary}>
              <p className={styles.summaryText}>{summary}</p>
              {faulty.length > 0 && (
                <ul className={styles.faults}>
                  {faulty.map((name) => (
                    <li key={name}>
                      <a href={`#${field(name).id}`} className={styles.fault}>
                        {field(name).error}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
        </div>
        <Field {...field('name')} type="text" autoComplete="name" maxLength={enquiryLimits.name.max} />
        <Field {...field('email')} type="email" autoComplete="email" maxLength={enquiryLimits.email.max} />
        <div className={styles.wide}>
          {/* No `maxLength`: the browser would silently cut a long paste. */}
          <Field
            {...field('message')}
            rows={4}
            minLength={enquiryLimits.message.min}
            note={
              length <= enquiryLimits.message.max
                ? t('contact.form.message.remaining', { count: enquiryLimits.message.max - length })
                : t('contact.form.message.excess', { count: length - enquiryLimits.message.max })
            }
          />
        </div>
        {hasEndpoint && (
          <div className={visuallyHidden} aria-hidden="true">
            <label htmlFor="contact-website">{t('contact.form.honeypot')}</label>
            <input id="contact-website" name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
            <input name="language" type="hidden" value={language} />
          </div>
        )}
        <PolicyConsent />
        {/* Before hydration the browser itself requires consent, and CSS makes the button look inactive. */}
        <div className={styles.submit} data-differs-hydrated="consent">
          <Button
            type="submit"
            arrow
            disabled={isReady && (!hasAgreed || isSending)}
            formNoValidate={isReady}
            aria-describedby="contact-submit-hint"
          >
            {t(
              isSending
                ? 'contact.form.states.sending'
                : failure
                  ? 'contact.form.states.retry'
                  : `${messageGroup}.submit`,
            )}
          </Button>
          <div className={styles.beside}>
            <p id="contact-submit-hint" className={styles.hint}>
              {t('contact.form.submitDisabledHint')}
            </p>
            {!hasEndpoint && (
              <p className={styles.otherWay}>
                <TextWithLinks
                  text={t('contact.form.noMailApp')}
                  links={{ phone: formatTelephoneLink(phone), chats: `#${chatsId}` }}
                />
              </p>
            )}
          </div>
        </div>
        <ul aria-label={t('contact.form.termsLabel')} className={styles.terms}>
          {t('contact.form.terms').map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {/* Without script, the browser navigates to the endpoint's answer, which may be an empty page. */}
        {hasEndpoint && (
          <FallbackMessage
            role="note"
            className={styles.byBrowser}
            text={t('contact.form.posting.byBrowser', { email: to })}
          />
        )}
        <p className={visuallyHidden} role="status">
          {isSending && t('contact.form.states.sending')}
        </p>
      </form>
      {state.kind === 'written' && (
        <WrittenMail titleId={formTitleId} mail={state.mail} to={to} onEdit={reopen} onSent={markSent} />
      )}
      {state.kind === 'sent' && <SentNote titleId={formTitleId} onAnother={startAgain} />}
    </>
  );
}
