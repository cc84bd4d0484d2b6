import { SampleScreen } from './SampleScreen.tsx';

export const sampleWords = {
  label: 'Screens of the site',
  previous: 'Previous screen',
  next: 'Next screen',
  pause: 'Pause',
  play: 'Play',
};

export const sampleSlides = (count: number, kind: 'desktop' | 'phone' | 'logo') =>
  Array.from({ length: count }, (_, index) => ({
    id: `slide-${index + 1}`,
    label: `Screen ${index + 1} of ${count}`,
    content: <SampleScreen alt={`Screen number ${index + 1}`} kind={kind} number={index} />,
  }));
