import type { HomeMessages } from '../messages.ts';

/** A figure about the agency (SPEC §3). Its label is a message. */
export interface Stat {
  readonly key: keyof HomeMessages['stats']['items'];
  readonly targetValue: number;
  readonly suffix: '' | '+';
}

/** The four figures (SPEC §9), in the order of the SPEC. */
export const stats: readonly Stat[] = [
  { key: 'projects', targetValue: 700, suffix: '+' },
  { key: 'team', targetValue: 60, suffix: '+' },
  { key: 'years', targetValue: 8, suffix: '' },
  { key: 'awards', targetValue: 18, suffix: '+' },
];
