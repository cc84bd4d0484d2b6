import type { ProductLogoName } from 'shared/design';
import type { ServiceKey } from './services.ts';

const frameworksWithLogo = [
  'wordpress',
  'opencart',
  'laravel',
  'symfony',
] as const satisfies readonly ProductLogoName[];

/** Returns the name of a technology's logo, if the service is named after a technology. */
export const getFrameworkLogo = (key: ServiceKey): ProductLogoName | undefined =>
  frameworksWithLogo.find((each) => each === key);
