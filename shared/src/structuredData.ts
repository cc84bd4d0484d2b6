/** Structured data of a page, in schema.org's terms. */
export { StructuredData, serializeJsonLd } from './structuredData/StructuredData.tsx';
