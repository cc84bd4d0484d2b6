import type { ProductLogoName } from 'shared/design';
import type { ServiceKey } from './services.ts';

const marked = ['wordpress', 'opencart', 'laravel', 'symfony'] as const satisfies readonly ProductLogoName[];

/** Returns the name of a technology's logo, if the service is named after a technology. */
export const getFrameworkMark = (key: ServiceKey): ProductLogoName | undefined => marked.find((each) => each === key);
