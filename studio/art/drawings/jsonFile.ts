/** Writes data that a page reads beside a drawing, as compact JSON, because it becomes part of the page's script. */
export const jsonFile = (value: unknown): string => `${JSON.stringify(value)}\n`;
