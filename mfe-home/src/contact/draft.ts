import type { Enquiry, EnquiryField } from './Enquiry.ts';

/** Key of the text that is typed and not yet sent, stored while the tab is open. A reload or a failure must cost nobody a letter. */
const key = 'porohy-enquiry';
const fields: readonly EnquiryField[] = ['name', 'email', 'message'];

/** Reads the draft. It is empty where there is none, where storage is blocked, or where what is stored is no draft. */
export function readDraft(): Partial<Enquiry> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(
      ([field, value]) => (fields as readonly string[]).includes(field) && typeof value === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function storeDraft(draft: Enquiry): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be blocked or full; the fields keep what was typed as long as the page stays.
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds no draft either.
  }
}
