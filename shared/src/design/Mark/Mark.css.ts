import { style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';

export const mark = style({ '@layer': { [shared]: { inlineSize: '1.25em', blockSize: '1.25em', flex: 'none' } } });
