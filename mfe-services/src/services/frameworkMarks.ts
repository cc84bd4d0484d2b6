import type { MarkName } from 'shared/design';
import type { ServiceKey } from './services.ts';

const marked = ['wordpress', 'opencart', 'laravel', 'symfony'] as const satisfies readonly MarkName[];

/** Returns the name of a technology's logo, if the service is named after a technology. */
export const getFrameworkMark = (key: ServiceKey): MarkName | undefined => marked.find((each) => each === key);
