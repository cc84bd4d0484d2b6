import type { HomeMessages } from '../messages.ts';

/** A client's testimonial (SPEC §3). Its text, name and position are messages under the same id. */
export interface Review {
  readonly id: keyof HomeMessages['reviews']['items'];
  readonly rating: string;
  readonly platform: string;
}

/** The agency's rating on the review platform (SPEC §9), written alike in both languages. */
export const rating = '5.0';

/** The seven testimonials shown (SPEC §9). Their words are samples while the business's values say so (`reviews`). */
export const reviews: readonly Review[] = (['1', '2', '3', '4', '5', '6', '7'] as const).map((id) => ({
  id,
  rating: '5.0',
  platform: 'Clutch',
}));
