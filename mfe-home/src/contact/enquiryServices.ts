/** Services that a link to the form can name: the last segments of the service pages' paths (SPEC §2, route table). */
export const serviceKeys = [
  'digital-marketing',
  'seo',
  'ppc',
  'smm',
  'marketing-strategy',
  'cms-framework',
  'opencart',
  'wordpress',
  'laravel',
  'symfony',
] as const;

export type ServiceKey = (typeof serviceKeys)[number];

/** Returns the service in the query `/contact-us?service=<key>`, if it exists. */
export function readServiceFromQuery(search: string): ServiceKey | undefined {
  const value = new URLSearchParams(search).get('service');
  return serviceKeys.find((key) => key === value);
}
