import type { MarkName } from 'shared/design';
import type { ServiceKey } from './services.ts';

const marked = ['wordpress', 'opencart', 'laravel', 'symfony'] as const satisfies readonly MarkName[];

/** The mark of a technology, where the service is named after one. */
export const getFrameworkMark = (key: ServiceKey): MarkName | undefined => marked.find((each) => each === key);
