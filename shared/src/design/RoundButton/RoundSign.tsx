import * as styles from './RoundButton.css.ts';

const shapes = {
  previous: 'M16 10H4m5-5-5 5 5 5',
  next: 'M4 10h12m-5-5 5 5-5 5',
  pause: 'M7 4v12m6-12v12',
  play: 'M6 4v12l10-6z',
} as const;

export type RoundSignShape = keyof typeof shapes;

export function RoundSign({ shape, className = '' }: { readonly shape: RoundSignShape; readonly className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`${styles.icon} ${className}`.trim()}>
      <path d={shapes[shape]} />
    </svg>
  );
}
