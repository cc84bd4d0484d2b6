import type { HomeMessages } from '../messages.ts';

/** A client's testimonial (SPEC §3). Messages under its id hold its text, name and position. */
export interface Review {
  readonly id: keyof HomeMessages['reviews']['items'];
  readonly rating: string;
  readonly platform: string;
}

/** Rating of the agency on the review platform (SPEC §9), the same in both languages. */
export const rating = '5.0';

/** The seven testimonials (SPEC §9). Their texts are samples, until the owner's `reviews` switch says otherwise. */
export const reviews: readonly Review[] = (['1', '2', '3', '4', '5', '6', '7'] as const).map((id) => ({
  id,
  rating: '5.0',
  platform: 'Clutch',
}));
