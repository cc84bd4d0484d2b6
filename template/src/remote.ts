import { createPagesAndRoutes, type PageMetas, type Remote, type RemotePage } from 'shared/contract';

export const remote = {
  name: 'template',
  hydratesOnIntent: true,
  ...createPagesAndRoutes(import.meta.glob<RemotePage>('./pages/*/page.ts', { eager: true, import: 'page' })),
  pageMeta: {
    ua: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-ua" */ './locales/meta.ua.ts')).pageMetas(),
    en: async (): Promise<PageMetas> =>
      (await import(/* webpackChunkName: "meta-en" */ './locales/meta.en.ts')).pageMetas(),
  },
} satisfies Remote;
