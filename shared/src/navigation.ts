/** Links and navigation of pages. The shell provides its router. Without a shell, links load documents. */
export { LanguageLink } from './navigation/LanguageLink.tsx';
export { isPlainClick, Link, type LinkProps } from './navigation/Link.tsx';
export {
  documentNavigation,
  type NavigationPort,
  NavigationProvider,
  useNavigation,
  useRouteTable,
} from './navigation/NavigationPort.tsx';
