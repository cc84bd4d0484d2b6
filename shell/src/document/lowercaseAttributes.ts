/**
 * HTML with its attributes in lower case. React writes `srcSet` and `hrefLang`, and who reads HTML by hand may mind the case. Attributes of drawings
 * have capitals.
 */
export const lowercaseAttributes = (html: string): string =>
  html.replace(/<svg\b[\s\S]*?<\/svg>|<[a-z][^>]*>/g, (part) =>
    part.startsWith('<svg') ? part : part.replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase()),
  );
