import { describe, expect, it } from 'vitest';
import { inOrderOfKeys } from './OrderedIntegrityPlugin.ts';

const minified =
  'x.o=1,x.sriHashes={991:"sha384-c",936:"sha384-b+/=","page-A":"sha384-a"},x.sriExtractCssHashes={956:"sha384-e",829:"sha384-d"},x.p={2:0,1:0}';

describe('the maps of integrity values in a runtime', () => {
  it('stand in the order of their keys, whatever order they came in', () => {
    const shuffled = minified.replace('{991:"sha384-c",936:"sha384-b+/=",', '{936:"sha384-b+/=",991:"sha384-c",');
    expect(shuffled).not.toBe(minified);
    expect(inOrderOfKeys(shuffled)).toBe(inOrderOfKeys(minified));
  });

  it('keep every entry, and nothing else is touched', () => {
    expect(inOrderOfKeys(minified)).toBe(
      'x.o=1,x.sriHashes={936:"sha384-b+/=",991:"sha384-c","page-A":"sha384-a"},x.sriExtractCssHashes={829:"sha384-d",956:"sha384-e"},x.p={2:0,1:0}',
    );
    expect(inOrderOfKeys('var a={b:"1",a:"2"}')).toBe('var a={b:"1",a:"2"}');
  });

  it('are found in a runtime that was not minified, too', () => {
    expect(inOrderOfKeys('__webpack_require__.sriHashes = {"2":"b","1":"a"};')).toBe(
      '__webpack_require__.sriHashes = {"1":"a","2":"b"};',
    );
  });
});
