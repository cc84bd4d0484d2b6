import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageBanner } from './PageBanner.tsx';

export default { title: 'PageBanner', component: PageBanner } satisfies Meta<typeof PageBanner>;
type State = StoryObj<typeof PageBanner>;

export const TitleOnly: State = { args: { title: 'Portfolio', crumbs: [{ text: 'Portfolio' }] } };

export const Described: State = {
  args: {
    title: 'Search engine optimisation',
    description: 'Visibility that grows month by month, without paying for every click.',
    crumbs: [{ text: 'Digital marketing', href: '/services/digital-marketing' }, { text: 'SEO' }],
  },
};

export const WithMoreBelow: State = {
  args: { title: 'Contact us', crumbs: [{ text: 'Contact' }], children: <p>What follows the description.</p> },
};

export const LongWords: State = {
  args: {
    title: 'Багатофункціональне інтернет-представництво',
    description: 'Найдовші слова української мови мусять поміститися й на найвужчому екрані.',
    crumbs: [{ text: 'Портфоліо', href: '/portfolio' }, { text: 'Інтернет-представництво' }],
  },
};

export const MostlyItsTitle: State = {
  args: { title: 'Ми створюємо дивовижні проекти', size: 'display', crumbs: [{ text: 'Портфоліо' }] },
};
