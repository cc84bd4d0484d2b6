import { layers } from 'shared/design';

/** Styles of this article, in the layer of pages. */
export const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
