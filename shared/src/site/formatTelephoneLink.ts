/** A call link: digits and the leading plus only. */
export const formatTelephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
