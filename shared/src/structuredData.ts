/** Structured data that a page gives search engines, in schema.org's words. */
export { jsonLd, StructuredData } from './structuredData/StructuredData.tsx';
