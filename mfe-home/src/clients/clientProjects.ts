import type { HomeMessages } from '../messages.ts';

/** A picture of a client's project (SPEC §3). What it shows is said by a message. */
export interface ClientProject {
  readonly id: number;
  readonly img: keyof HomeMessages['clients']['items'];
}

/** The four pictures of the client-projects block (SPEC §9). */
export const clientProjects: readonly ClientProject[] = [
  { id: 1, img: 'key4gg' },
  { id: 2, img: 'bmed' },
  { id: 3, img: 'ikura' },
  { id: 4, img: 'zoo-expert' },
];
