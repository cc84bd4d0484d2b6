/** Token values and the CSS reset. Only frames import them, once; pages never do. */
import './theme/theme.css.ts';
import './theme/print.css.ts';
