import { type Enquiry, enquiryFields } from './Enquiry.ts';

/** Key of the unsent text in session storage, so that a reload or a failure loses nothing. */
const key = 'porohy-enquiry';

/** Reads the draft. Returns an empty one if there is none, if storage is blocked, or if the stored value is not a draft. */
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
    // Storage may be blocked or full; the fields still keep their text until the page closes.
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds no draft to remove.
  }
}
