import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeepBanner } from './DeepBanner.tsx';

export default { title: 'DeepBanner', component: DeepBanner } satisfies Meta<typeof DeepBanner>;
type State = StoryObj<typeof DeepBanner>;

export const Described: State = {
  args: {
    title: 'Search engine optimisation',
    description: 'Visibility that grows month by month, without paying for every click.',
    crumbs: [{ text: 'Digital marketing', href: '/services/digital-marketing' }, { text: 'SEO' }],
  },
};

export const LongWords: State = {
  args: {
    title: 'Багатофункціональне інтернет-представництво',
    description: 'Найдовші слова української мови мусять поміститися й на найвужчому екрані.',
    crumbs: [{ text: 'Портфоліо', href: '/portfolio' }, { text: 'Інтернет-представництво' }],
  },
};
