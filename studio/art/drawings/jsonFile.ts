/** Writes data that a page reads beside a drawing. The JSON is compact, because it becomes a part of the page's script. */
export const createJsonFile = (value: unknown): string => `${JSON.stringify(value)}\n`;
