import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

export default { title: 'Field', component: Field, args: { label: 'Name' } } satisfies Meta<typeof Field>;
type State = StoryObj<typeof Field>;

export const Empty: State = {};
export const Filled: State = { args: { defaultValue: 'Olena Kovalenko' } };
export const WithHint: State = { args: { hint: 'What we should call you' } };
export const Faulty: State = {
  args: {
    label: 'Email',
    defaultValue: 'olena@',
    error: 'Check the address. Example: name@example.com.',
    hint: 'For our answer',
  },
};
export const SeveralLines: State = {
  args: { label: 'Message', rows: 4, hint: 'What needs doing', note: 'Characters left: 5000' },
};
export const Disabled: State = { args: { disabled: true, defaultValue: 'Not now' } };
export const OnDark: State = { args: { ...Faulty.args }, globals: { surface: 'dark' } };
export const LongWords: State = {
  args: {
    label: 'Найпереконливіше повідомлення',
    error: 'Перевірте адресу електронної пошти.',
    hint: 'Клієнтоорієнтований підхід',
  },
};
