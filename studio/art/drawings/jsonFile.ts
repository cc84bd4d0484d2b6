/** What a page reads beside a drawing, as compact as it travels: it becomes part of the page's script. */
export const jsonFile = (value: unknown): string => `${JSON.stringify(value)}\n`;
