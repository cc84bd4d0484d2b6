export { browserArguments, findBrowser, findBrowser as findShell } from 'studio/browser';
