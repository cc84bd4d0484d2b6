/** Token values and the CSS reset. Only a frame imports them: the shell, or the frame of a standalone remote. */
import './theme/theme.css.ts';
import './theme/print.css.ts';
