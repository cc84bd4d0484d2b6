import { type Drawing, drawStonesInStream, inks } from 'studio/art';
import { listMarks, narrowNumberDrawing, wideNumberDrawing } from '../src/teaser/featuredProjects.ts';
import { drawChannels } from './channels.ts';
import { drawCountedMarks } from './countedMarks.ts';
import { drawIsobaths } from './isobaths.ts';
import { drawMoreArrive } from './moreArrive.ts';
import { drawOverTheStep } from './overTheStep.ts';
import { drawProjectStrokes } from './projectsInNumber.ts';
import { bannerRivers } from './rivers.ts';

/** The cases' accent colours, dark enough for lines on paper and on the cases' tints. */
const accents = { ikura: '#a93f16', 'zoo-expert': '#1c6a35', bmed: '#9c3763', key4gg: '#5a37e0' };

/** The brighter colour of a case, for filled shapes. */
const lit = { ikura: '#e5431a' };

/** Size of the wide drawing (21:9) in the section `artwork` of a case. */
const long = { width: 2100, height: 900, cell: 8, shortest: 60, tolerance: 0.8 };
/** Size of this drawing's version for phones (4:3), with contours further apart. */
const portrait = { width: 1050, height: 788, cell: 6, shortest: 50, tolerance: 0.7 };

/** Size of the channels' drawing: `width` of the columns in a viewport of 1440 px, `before` (left of them), `height`; in px. */
const columns = { width: 1312, before: 360, height: 200 };

/** Sizes in px of the stream above the first row of the portfolio's covers, of which the second begins 90 px lower. */
const step = { width: 1440, height: 134, shallow: 44, edge: 714, lines: 14 };

/** Number of projects that the portfolio's title states (SPEC §9, portfolio title claim). */
const projects = 700;

/** Number of tasks that the case Key4GG lists. */
const tasks = 5;

export const drawings: readonly Drawing[] = [
  ...bannerRivers,
  // Streams above the first and second row of covers, drawn for a viewport of 1440 px. `PortfolioPage.css.ts` scales them.
  drawOverTheStep({ ...step, name: 'over-the-step', seed: 12 }),
  drawOverTheStep({ ...step, name: 'over-the-step-on', seed: 31, ends: 1369 }),
  // The stream between the covers on phones.
  drawStonesInStream({
    name: 'between-covers',
    width: 390,
    height: 76,
    cell: 1,
    seed: 23,
    unrest: { strength: 0.012, grain: 0.009 },
    stones: [
      { x: 112, y: 30, width: 74, height: 30, seed: 3, meets: 24 },
      { x: 284, y: 50, width: 60, height: 25, seed: 8, meets: 58 },
    ],
    stoneFill: inks.paper2,
    step: 6,
    shortest: 200,
    pens: { color: inks.tideInk, thin: [0.9, 0.4], heavy: [1.3, 0.7], tolerance: 0.3 },
    crop: 'xMidYMid slice',
    fairwayAt: 40,
  }),
  // A hundred grains of roe, plus 52 filled ones for the growth (SPEC §9, ikura: mobile conversions).
  drawIsobaths({
    ...long,
    name: 'artwork-ikura',
    ground: { kind: 'roe', seed: 12, count: 152 },
    lit: { count: 52, color: lit.ikura },
    from: 0.12,
    to: 1.3,
    step: 0.29,
    tolerance: 1.1,
    color: accents.ikura,
  }),
  drawIsobaths({
    ...portrait,
    name: 'artwork-ikura-portrait',
    ground: { kind: 'roe', seed: 9, count: 152 },
    lit: { count: 52, color: lit.ikura },
    from: 0.12,
    to: 1.3,
    step: 0.5,
    tolerance: 1,
    color: accents.ikura,
  }),
  // One island for each of the client's locations (SPEC §9, zoo-expert).
  drawIsobaths({
    ...long,
    name: 'artwork-zoo-expert',
    ground: { kind: 'islands', seed: 31, count: 36 },
    from: -0.54,
    to: 1.7,
    step: 0.14,
    color: accents['zoo-expert'],
  }),
  drawIsobaths({
    ...portrait,
    name: 'artwork-zoo-expert-portrait',
    ground: { kind: 'islands', seed: 32, count: 36 },
    from: -0.84,
    to: 1.7,
    step: 0.2,
    color: accents['zoo-expert'],
  }),
  // One drop for each country (SPEC §9, bmed).
  drawIsobaths({
    ...long,
    name: 'artwork-bmed',
    ground: { kind: 'drops', seed: 8, count: 19 },
    from: -40,
    to: 330,
    step: 18,
    color: accents.bmed,
  }),
  drawIsobaths({
    ...portrait,
    name: 'artwork-bmed-portrait',
    ground: { kind: 'drops', seed: 8, count: 19 },
    from: -62,
    to: 330,
    step: 22,
    color: accents.bmed,
  }),
  drawIsobaths({
    ...long,
    name: 'artwork-key4gg',
    ground: { kind: 'key', seed: 5, count: tasks },
    from: -14,
    to: 64,
    step: 2.8,
    color: accents.key4gg,
  }),
  drawIsobaths({
    ...portrait,
    name: 'artwork-key4gg-portrait',
    ground: { kind: 'key', seed: 5, count: tasks },
    from: -17,
    to: 64,
    step: 3.4,
    color: accents.key4gg,
  }),
  // A hundred lines, plus one for each per cent of growth (SPEC §9, key4gg: conversion). The five obstacles are its five tasks.
  drawMoreArrive({
    name: 'results-key4gg',
    width: 760,
    height: 660,
    before: 100,
    more: 55,
    stones: [
      { x: 150, y: 246, width: 104, height: 62, seed: 3 },
      { x: 296, y: 408, width: 90, height: 58, seed: 8 },
      { x: 430, y: 250, width: 118, height: 70, seed: 13 },
      { x: 566, y: 420, width: 96, height: 60, seed: 5 },
      { x: 684, y: 300, width: 82, height: 54, seed: 21 },
    ],
    seed: 61,
    color: accents.key4gg,
  }),
  // Number of days, and number of countries, that the case BMED states (SPEC §9): one plumb line or drop for each.
  drawCountedMarks({ name: 'counted-bmed-days', width: 560, height: 84, of: 'days', count: 32, color: accents.bmed }),
  drawCountedMarks({
    name: 'counted-bmed-countries',
    width: 560,
    height: 84,
    of: 'drops',
    count: 19,
    color: accents.bmed,
  }),
  // A channel for each audience. Ikura has no such drawing: a bar of a hundred ticks shows its share of the audience.
  drawChannels({
    ...columns,
    name: 'channels-key4gg',
    columns: 4,
    lines: 6,
    of: 'planets',
    seed: 61,
    color: accents.key4gg,
  }),
  drawChannels({ ...columns, name: 'channels-bmed', columns: 4, lines: 6, of: 'drops', seed: 74, color: accents.bmed }),
  drawChannels({
    ...columns,
    name: 'channels-zoo-expert',
    columns: 5,
    lines: 5,
    of: 'kibble',
    seed: 83,
    color: accents['zoo-expert'],
  }),
  drawProjectStrokes({
    name: 'projects',
    ...wideNumberDrawing,
    told: listMarks(wideNumberDrawing),
    seed: 47,
    step: 9.6,
    count: projects,
    color: inks.tideInk,
    pen: 3,
  }),
  drawProjectStrokes({
    name: 'projects-portrait',
    ...narrowNumberDrawing,
    told: listMarks(narrowNumberDrawing),
    seed: 48,
    step: 8.4,
    count: projects,
    color: inks.tideInk,
    pen: 2.6,
  }),
];
