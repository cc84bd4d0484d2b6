import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import { composeMail, type Mail } from './composeMail.ts';
import { readDraft, removeDraft, storeDraft } from './draft.ts';
import { type Enquiry, type EnquiryFaults, type EnquiryField, findEnquiryFaults } from './Enquiry.ts';
import { readServiceKey } from './enquiryServices.ts';
import { type SendResult, sendEnquiry } from './sendEnquiry.ts';

export const enquiryFields: readonly EnquiryField[] = ['name', 'email', 'message'];

/** No person sees it; a robot that fills every field fills it, too. */
export const honeypot = 'website';

/** State of a form. Without an endpoint it is written as a mail; with one it is sent, or was not. */
export type FormState =
  | { readonly kind: 'open' | 'sending' | SendResult }
  | { readonly kind: 'written'; readonly mail: Mail };

/** The letter was not sent, or may not have arrived: the visitor is told, and can send it again. */
export const isUnsent = (state: FormState): state is { readonly kind: 'failed' | 'late' | 'unsure' } =>
  ['failed', 'late', 'unsure'].includes(state.kind);

/** Runs the contact form. The inputs keep their own values: what was typed or ticked before script arrived stays. */
export function useEnquiryForm() {
  const t = useHomeMessages();
  const language = useLanguage();
  const { email: to, contactEndpoint } = useSite();
  const form = useRef<HTMLFormElement>(null);
  /** Box above the fields that says in short what is wrong. */
  const summary = useRef<HTMLDivElement>(null);
  const prefilled = useRef('');
  /** It is being sent: pressing again sends nothing twice. */
  const isSending = useRef(false);
  /** Script is there: it judges, and the browser does no more. */
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
    const service = readServiceKey(window.location.search);
    if (service && message && (message.value === prefilled.current || message.value === '')) {
      prefilled.current = t('contact.form.message.prefill', { service: t(`contact.form.services.${service}`) });
      message.value = prefilled.current;
    }
    setLength(message?.value.length ?? 0);
    setHasAgreed(new FormData(element).has('agreeToPolicy'));
    setIsReady(true);
  }, [t]);

  // It stands above what was pressed, so it is led to: from there links go on to the fields.
  useEffect(() => {
    if (Object.keys(faults).length > 0 || isUnsent(state)) summary.current?.focus();
  }, [faults, state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const enquiry = readEnquiry(element);
    const email = element.querySelector<HTMLInputElement>('[name=email]');
    const newFaults = findEnquiryFaults(enquiry, email?.validity.typeMismatch ?? false);
    setFaults(newFaults);
    if (Object.keys(newFaults).length > 0) return;
    // A robot is thanked and nothing happens: an error would teach it.
    if (new FormData(element).get(honeypot)) return setState({ kind: 'sent' });
    if (contactEndpoint === '') {
      const mail = composeMail(enquiry, to, t);
      setState({ kind: 'written', mail });
      return window.location.assign(mail.href);
    }
    setState({ kind: 'sending' });
    isSending.current = true;
    const result = await sendEnquiry(contactEndpoint, enquiry, language);
    isSending.current = false;
    if (result === 'sent') removeDraft();
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
    /** Tells whether it posts by itself, or writes a mail that the visitor sends. */
    hasEndpoint: contactEndpoint !== '',
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    handleChange: (event: FormEvent<HTMLFormElement>) => {
      const enquiry = readEnquiry(event.currentTarget);
      storeDraft(enquiry);
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
  return { name: text('name'), email: text('email'), message: text('message') };
}
