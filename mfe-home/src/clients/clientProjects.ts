import type { HomeMessages } from '../messages.ts';
import bmed from './bmed.avif';
import ikura from './ikura.avif';
import key4gg from './key4gg.avif';
import zooExpert from './zoo-expert.avif';

/** Picture of a client's project (SPEC §3). Messages hold its text alternative and the case's first figure. */
export interface ClientProject {
  readonly id: number;
  /** Name of the client, the same in all languages. */
  readonly name: string;
  readonly img: keyof HomeMessages['clients']['items'];
  readonly picture: string;
}

/** All pictures are 5:6, like the portfolio's covers. */
export const pictureSize = { width: 720, height: 864 } as const;

export const clientProjects: readonly ClientProject[] = [
  { id: 1, name: 'Key4GG', img: 'key4gg', picture: key4gg },
  { id: 2, name: 'BMED', img: 'bmed', picture: bmed },
  { id: 3, name: 'Ikura', img: 'ikura', picture: ikura },
  { id: 4, name: 'Zoo Expert', img: 'zoo-expert', picture: zooExpert },
];
