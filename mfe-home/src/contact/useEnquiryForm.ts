import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import { composeMail, type Mail } from './composeMail.ts';
import { readDraft, removeDraft, storeDraft } from './draft.ts';
import { type Enquiry, type EnquiryFaults, type EnquiryField, enquiryFields, findEnquiryFaults } from './Enquiry.ts';
import { readServiceFromQuery } from './enquiryServices.ts';
import { type SendResult, sendEnquiry } from './sendEnquiry.ts';

/** Name of a hidden field that only robots fill. */
export const honeypot = 'website';

/** State of the form. Without an endpoint, an enquiry is `written` as a mail. With an endpoint, it is sent, or sending fails. */
export type FormState =
  | { readonly kind: 'open' | 'sending' | SendResult }
  | { readonly kind: 'written'; readonly mail: Mail };

/** Tells whether the enquiry was not sent or may not have arrived. If so, the visitor can send it again. */
export const isUnsent = (state: FormState): state is { readonly kind: 'failed' | 'late' | 'unsure' } =>
  ['failed', 'late', 'unsure'].includes(state.kind);

/** Runs the contact form. Its inputs are uncontrolled, so they keep text that the visitor typed before hydration. */
export function useEnquiryForm() {
  const t = useHomeMessages();
  const language = useLanguage();
  const { email: to, contactEndpoint } = useSite();
  const form = useRef<HTMLFormElement>(null);
  /** Box above the button that summarises the faults. */
  const summary = useRef<HTMLDivElement>(null);
  const prefilled = useRef('');
  /** Prevents a second submit during sending. */
  const isSending = useRef(false);
  /** `true` after hydration: the script validates the form instead of the browser. */
  const [isReady, setIsReady] = useState(false);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [length, setLength] = useState(0);
  const [faults, setFaults] = useState<EnquiryFaults>({});
  const [state, setState] = useState<FormState>({ kind: 'open' });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft();
    for (const field of enquiryFields) {
      const input = findControl(element, field);
      if (input && input.value === '') input.value = draft[field] ?? '';
    }
    const message = findControl(element, 'message');
    const service = readServiceFromQuery(window.location.search);
    if (service && message) {
      const prefill = t('contact.form.message.prefill', { service: t(`contact.form.services.${service}`) });
      // Recognises the same words, too: after a reload, the browser has restored them before this code runs.
      if (['', prefilled.current, prefill].includes(message.value)) {
        prefilled.current = prefill;
        message.value = prefill;
      }
    }
    setLength(message?.value.length ?? 0);
    setHasAgreed(new FormData(element).has('agreeToPolicy'));
    setIsReady(true);
  }, [t]);

  // Focuses the summary of faults, whose links lead to the fields.
  useEffect(() => {
    if (Object.keys(faults).length > 0 || isUnsent(state)) summary.current?.focus();
  }, [faults, state]);

  /** Leaves the prefilled message out of the draft. Otherwise it would replace the message that a later link prefills. */
  const toDraft = (enquiry: Enquiry): Enquiry =>
    enquiry.message === prefilled.current ? { ...enquiry, message: '' } : enquiry;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const enquiry = readEnquiry(element);
    const email = element.querySelector<HTMLInputElement>('[name=email]');
    const newFaults = findEnquiryFaults(enquiry, email?.validity.typeMismatch ?? false);
    setFaults(newFaults);
    if (Object.keys(newFaults).length > 0) return;
    // A robot sees the success note although nothing is sent. An error would tell it to leave this field empty next time.
    if (new FormData(element).get(honeypot)) return setState({ kind: 'sent' });
    if (contactEndpoint === '') {
      const mail = composeMail(enquiry, to, t);
      setState({ kind: 'written', mail });
      return window.location.assign(mail.href);
    }
    setState({ kind: 'sending' });
    isSending.current = true;
    const draft = toDraft(enquiry);
    // Stores text that the visitor typed before hydration, too, so that the draft equals the enquiry unless the visitor changes it.
    storeDraft(draft);
    const result = await sendEnquiry(contactEndpoint, enquiry, language);
    isSending.current = false;
    if (result === 'sent') removeDraft(draft);
    setState({ kind: result });
  };

  return {
    form,
    summary,
    isReady,
    hasAgreed,
    length,
    faults,
    state,
    /** `true` if the form posts to an endpoint; otherwise it writes a mail that the visitor sends. */
    hasEndpoint: contactEndpoint !== '',
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    handleChange: (event: FormEvent<HTMLFormElement>) => {
      const enquiry = readEnquiry(event.currentTarget);
      storeDraft(toDraft(enquiry));
      setLength(enquiry.message.length);
      setHasAgreed(new FormData(event.currentTarget).has('agreeToPolicy'));
    },
    reopen: () => setState({ kind: 'open' }),
    markSent: () => {
      removeDraft();
      setState({ kind: 'sent' });
    },
    startAgain: () => {
      form.current?.reset();
      setHasAgreed(false);
      setLength(0);
      setState({ kind: 'open' });
    },
  };
}

const findControl = (form: HTMLFormElement, field: EnquiryField) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${field}]`);

function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const text = (field: EnquiryField) => String(data.get(field) ?? '');
  return Object.fromEntries(enquiryFields.map((field) => [field, text(field)])) as Record<EnquiryField, string>;
}
