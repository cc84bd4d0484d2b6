/** Lower-cases HTML attributes that React writes as `srcSet` or `hrefLang`, for case-sensitive parsers. Leaves SVG unchanged. */
export const lowercaseAttributes = (html: string): string =>
  html.replace(/<svg\b[\s\S]*?<\/svg>|<[a-z][^>]*>/g, (part) =>
    part.startsWith('<svg') ? part : part.replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase()),
  );
