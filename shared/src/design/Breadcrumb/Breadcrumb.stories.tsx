import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

export default { title: 'Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
type State = StoryObj<typeof Breadcrumb>;

export const OneStep: State = { args: { crumbs: [{ text: 'Portfolio' }] } };

export const TwoSteps: State = {
  args: { crumbs: [{ text: 'Digital marketing', href: '/services/digital-marketing' }, { text: 'SEO' }] },
};

export const StepWithoutAddress: State = { args: { crumbs: [{ text: 'Services' }, { text: 'Laravel' }] } };

export const LongWords: State = {
  args: {
    crumbs: [
      { text: 'Портфоліо', href: '/portfolio' },
      { text: 'Найпереконливіше високотехнологічне інтернет-представництво зооветеринарної мережі' },
    ],
  },
};
