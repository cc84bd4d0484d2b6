import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

export default { title: 'Heading', component: Heading } satisfies Meta<typeof Heading>;
type State = StoryObj<typeof Heading>;

const sizes = ['title1', 'title2', 'title3'] as const;

export const Scale: State = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Переконалися? Six rapids
        </Heading>
      ))}
    </>
  ),
};
export const OnDark: State = { ...Scale, globals: { surface: 'dark' } };
export const LongWords: State = {
  args: { level: 2, size: 'title1', children: 'Клієнтоорієнтований підхід і політика конфіденційності' },
};
