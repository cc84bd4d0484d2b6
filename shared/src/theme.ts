/** The values of the tokens and the reset, once per page: imported by a frame (the shell, or the plain one), never by a page. */
import './theme/theme.css.ts';
import './theme/print.css.ts';
