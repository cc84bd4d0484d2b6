import ikura from '../../../art/post-ikura.svg';
import key4gg from '../../../art/post-key4gg.svg';
import zooExpert from '../../../art/post-zoo-expert.svg';

/** Posts of the feed, in order. `key` is the case whose colours the post has. */
export const posts = [
  { key: 'ikura', name: 'Ikura', picture: ikura },
  { key: 'zoo-expert', name: 'Zoo Expert', picture: zooExpert },
  { key: 'key4gg', name: 'Key4GG', picture: key4gg },
] as const;
