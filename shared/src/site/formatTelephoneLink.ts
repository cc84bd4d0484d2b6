export const formatTelephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
