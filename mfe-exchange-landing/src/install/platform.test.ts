import { describe, expect, it } from 'vitest';
import { detectAppSupport } from './platform.ts';

const windows = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`;
const windows64 = windows('Windows NT 10.0; Win64; x64');

describe('detectSupport by User-Agent Client Hints', () => {
  it.each([
    ['64-bit Windows', { platform: 'Windows', bitness: '64', wow64: false }],
    ['a 32-bit browser on 64-bit Windows', { platform: 'Windows', bitness: '32', wow64: true }],
  ])('the hints of %s mean supported', (_, hints) => {
    expect(detectAppSupport({ ...hints, userAgent: windows64 })).toBe('supported');
  });

  it.each([
    ['32-bit Windows, whatever the user agent string says', { platform: 'Windows', bitness: '32', wow64: false }],
    ['macOS', { platform: 'macOS', bitness: '64' }],
    ['Linux', { platform: 'Linux', bitness: '64' }],
    ['Android', { platform: 'Android', bitness: '64' }],
    ['Chrome OS', { platform: 'Chrome OS', bitness: '64' }],
  ])('the hints of %s mean unsupported', (_, hints) => {
    expect(detectAppSupport({ ...hints, userAgent: windows64 })).toBe('unsupported');
  });
});

describe('detectSupport by the user agent string, if hints are missing', () => {
  it.each([
    ['64-bit Windows', windows64],
    ['a 32-bit browser on 64-bit Windows', windows('Windows NT 10.0; WOW64')],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ])('the user agent string of %s means supported', (_, userAgent) => {
    expect(detectAppSupport({ userAgent })).toBe('supported');
    expect(detectAppSupport({ platform: 'Windows', bitness: '', userAgent })).toBe('supported');
  });

  it.each([
    ['32-bit Windows', windows('Windows NT 10.0')],
    ['macOS', windows('Macintosh; Intel Mac OS X 10_15_7')],
    ['Linux', windows('X11; Linux x86_64')],
    ['an iPhone', windows('iPhone; CPU iPhone OS 18_0 like Mac OS X')],
    ['a console', windows('Windows NT 10.0; Win64; x64; Xbox; Xbox Series X')],
    ['a Windows phone', windows('Windows Phone 10.0; Android 6.0.1')],
    ['a browser that sends none', ''],
  ])('the user agent string of %s means unsupported', (_, userAgent) => {
    expect(detectAppSupport({ userAgent })).toBe('unsupported');
  });
});
