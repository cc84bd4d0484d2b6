import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section.tsx';

const children = <p>Each project is led by a team of five, from the first conversation to the last report.</p>;

export default { title: 'Section', component: Section, args: { children } } satisfies Meta<typeof Section>;
type State = StoryObj<typeof Section>;

export const Plain: State = { args: { id: 'plain', title: 'How we work' } };

export const Labelled: State = { args: { id: 'labelled', title: 'Six rules of every project', label: 'Principles' } };

export const LongWords: State = {
  args: { id: 'long', title: 'Високотехнологічне інтернет-представництво', label: 'Багатофункціональність' },
};

export const Introduced: State = {
  args: {
    id: 'introduced',
    title: 'Four channels, one current',
    label: 'Services',
    intro: <p>Take one of them or the whole way. You pay for the result or per stage.</p>,
  },
};

export const InDeepWater: State = {
  args: { ...Introduced.args, id: 'deep', surface: 'deep' },
};

export const Split: State = {
  args: { ...Introduced.args, id: 'split', layout: 'split' },
};

export const TitleAlone: State = { args: { id: 'alone', title: 'Ten lines', surface: 'paper2', children: undefined } };
