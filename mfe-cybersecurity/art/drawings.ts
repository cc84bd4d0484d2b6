import { type Drawing, pens } from 'studio/art';
import { drawDenialOfService } from './denialOfService.ts';
import { drawMalware } from './malware.ts';
import { drawManInTheMiddle } from './manInTheMiddle.ts';
import { drawPhishing } from './phishing.ts';
import { drawRingOfStones } from './ringOfStones.ts';
import { drawThreePillars } from './threePillars.ts';
import { drawThreeProperties } from './threeProperties.ts';

export const drawings: readonly Drawing[] = [
  drawRingOfStones({
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
  drawThreePillars('pillars'),
  drawThreeProperties('properties'),
  drawMalware('malware'),
  drawPhishing('phishing'),
  drawManInTheMiddle('man-in-the-middle'),
  drawDenialOfService('denial-of-service'),
];
