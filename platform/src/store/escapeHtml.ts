/** Writes a text into HTML: between tags, or in an attribute between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
