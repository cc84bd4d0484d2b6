/** A script and a font of the fixture's release, below its version. */
export const script = '/r/shell/1.0.0/js/main.1a2b3c4d.js';
export const font = '/r/shell/1.0.0/fonts/onest.1a2b3c4d.woff2';
/** The same script by its own address, whatever release brings it. */
export const sharedScript = '/r/shell/js/main.1a2b3c4d.js';
