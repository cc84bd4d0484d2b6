// A module of its own, which the starter asks for where a page has a table of contents.
export { followContents } from 'shared/contents';
