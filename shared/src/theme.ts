/** Values of the tokens and the reset. A frame imports them once; pages never do. */
import './theme/theme.css.ts';
import './theme/print.css.ts';
