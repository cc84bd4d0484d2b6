import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/Section.tsx';
import { Backdrop } from './Backdrop.tsx';

/** A drawing as a data URL, because stories load no files. */
const lines = Array.from({ length: 24 }, (_, index) => {
  const y = 20 + index * 34;
  return `<path d="M0 ${y}C400 ${y - 50} 900 ${y + 70} 1600 ${y}"/>`;
}).join('');
const drawing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 860" fill="none" stroke="#bfe6dc">${lines}</svg>`,
)}`;

export default { title: 'Backdrop', component: Backdrop } satisfies Meta<typeof Backdrop>;
type State = StoryObj<typeof Backdrop>;

const behind = (fade: 'start' | 'edges', field?: string): State => ({
  render: () => (
    <Section
      id={`backdrop-${fade}`}
      title="Four channels, one current"
      surface="deep"
      background={<Backdrop file={drawing} fade={fade} field={field} />}
    >
      <p>What is said stands in front of the water, and the water is quiet there.</p>
    </Section>
  ),
});
export const BesideTheTitle = behind('start');
export const FadingAtTheEdges = behind('edges');
/** A drawing whose water could react to the pointer. The water stays still, because a story does not start the script for it. */
export const WithWaterThatAnswers = behind('edges', 'data:,');
