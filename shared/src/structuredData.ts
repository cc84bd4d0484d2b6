/** Structured data of a page (schema.org). */
export { StructuredData, serializeJsonLd } from './structuredData/StructuredData.tsx';
