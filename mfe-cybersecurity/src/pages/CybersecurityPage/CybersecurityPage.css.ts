import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const intro = style({ '@layer': { [layers.page]: { marginBlock: tokens.space.large } } });
