import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';
import type { PictureFiles } from './PictureFiles.ts';

const drawn = (width: number, height: number, color: string): PictureFiles => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="50%" cy="50%" r="20%" fill="#fff"/></svg>`;
  const file = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { width, height, avif: [{ file, width }], webp: [{ file, width }] };
};

export default {
  title: 'Picture',
  component: Picture,
  args: { files: drawn(1280, 896, '#0f6e66'), alt: 'A white disc on teal', sizes: '100vw' },
} satisfies Meta<typeof Picture>;
type State = StoryObj<typeof Picture>;

export const Lazy: State = {};
export const First: State = { args: { first: true } };
export const Decoration: State = { args: { alt: '' } };
export const AnotherCropForPhones: State = { args: { portrait: drawn(600, 720, '#b93410') } };
