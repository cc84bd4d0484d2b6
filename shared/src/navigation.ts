/** Links and navigation of a page. The shell provides its router; without it, links are ordinary links. */
export { LanguageLink } from './navigation/LanguageLink.tsx';
export { isPlainClick, Link, type LinkProps } from './navigation/Link.tsx';
export {
  documentNavigation,
  type NavigationPort,
  NavigationProvider,
  useNavigation,
  useRouteTable,
} from './navigation/NavigationPort.tsx';
