import type { HomeMessages } from '../messages.ts';
import bmed from './bmed.avif';
import ikura from './ikura.avif';
import key4gg from './key4gg.avif';
import zooExpert from './zoo-expert.avif';

/** A picture of a client's project (SPEC §3). Messages hold its description and the case's first figure. */
export interface ClientProject {
  readonly id: number;
  /** The client's own name, the same in every language. */
  readonly name: string;
  readonly img: keyof HomeMessages['clients']['items'];
  readonly picture: string;
}

/** Every picture is 5:6, like the portfolio's covers. */
export const pictureSize = { width: 720, height: 864 } as const;

/** The four pictures of the client-projects block (SPEC §9). */
export const clientProjects: readonly ClientProject[] = [
  { id: 1, name: 'Key4GG', img: 'key4gg', picture: key4gg },
  { id: 2, name: 'BMED', img: 'bmed', picture: bmed },
  { id: 3, name: 'Ikura', img: 'ikura', picture: ikura },
  { id: 4, name: 'Zoo Expert', img: 'zoo-expert', picture: zooExpert },
];
