/** What a page tells search engines about itself, in schema.org's words. */
export { jsonLd, StructuredData } from './structuredData/StructuredData.tsx';
