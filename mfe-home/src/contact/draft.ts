import { type Enquiry, enquiryFields } from './Enquiry.ts';

/** Session-storage key of the unsent text, which thus survives a reload or a failure. */
const key = 'porohy-enquiry';

/** Reads the draft. Returns an empty draft if there is none, if storage is blocked, or if the stored value is not a draft. */
export function readDraft(): Partial<Enquiry> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(
      ([field, value]) => (enquiryFields as readonly string[]).includes(field) && typeof value === 'string',
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
    // Storage may be blocked or full. The fields still keep their text until the page closes.
  }
}

/** Removes the draft. If `sent` is given, keeps a draft that differs from it: the visitor has begun another enquiry. */
export function removeDraft(sent?: Enquiry): void {
  try {
    if (!sent || sessionStorage.getItem(key) === JSON.stringify(sent)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it contains no draft.
  }
}
