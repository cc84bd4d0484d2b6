/** Structured data that a page gives search engines, in schema.org's words. */
export { StructuredData, serializeJsonLd } from './structuredData/StructuredData.tsx';
