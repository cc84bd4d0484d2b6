/** Lighthouse's categories, in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What a page is opened with: Lighthouse's own phone (slow network, slow processor) and desktop. */
export const formFactors = ['phone', 'desktop'] as const;
export type FormFactor = (typeof formFactors)[number];

/** What no page may fall below, of 100, medians of the runs. */
export const floors: Readonly<Record<FormFactor, Readonly<Record<Category, number>>>> = {
  phone: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};
