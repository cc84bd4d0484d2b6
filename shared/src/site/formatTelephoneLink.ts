/** Returns a `tel:` link, which keeps only digits and the leading plus. */
export const formatTelephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
