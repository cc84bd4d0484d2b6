/** What a part of a page may stand on; light and dark parts alternate by design. */
export type Surface = 'paper' | 'paper2' | 'white' | 'deep' | 'deep2';
