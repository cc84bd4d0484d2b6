export { StructuredData, serializeJsonLd } from './structuredData/StructuredData.tsx';
