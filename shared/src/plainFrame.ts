/** What stands for the shell's Node build where there is none: it prerenders a remote's page for a document of a deployed site. Node only. */
export { fill, iconSvg, renderPage, shares } from './alone/plainFrame.tsx';
