import { type Drawing, pens } from 'studio/art';
import { denialOfService } from './denialOfService.ts';
import { malware } from './malware.ts';
import { manInTheMiddle } from './manInTheMiddle.ts';
import { phishing } from './phishing.ts';
import { ringOfStones } from './ringOfStones.ts';
import { threePillars } from './threePillars.ts';
import { threeProperties } from './threeProperties.ts';

export const drawings: readonly Drawing[] = [
  ringOfStones({
    name: 'banner',
    width: 1440,
    height: 720,
    cell: 2.5,
    stones: 14,
    x: 1060,
    y: 296,
    radius: 176,
    step: 10.5,
    shortest: 150,
    seed: 23,
    unrest: { strength: 0.0016, grain: 0.0019 },
    pens: pens.deep,
  }),
  threePillars('pillars'),
  threeProperties('properties'),
  malware('malware'),
  phishing('phishing'),
  manInTheMiddle('man-in-the-middle'),
  denialOfService('denial-of-service'),
];
