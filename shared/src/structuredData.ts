/** Structured data of a page in schema.org's vocabulary. */
export { StructuredData, serializeJsonLd } from './structuredData/StructuredData.tsx';
