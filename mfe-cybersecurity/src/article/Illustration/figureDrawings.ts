import denial from '../../../art/denial-of-service.json';
import denialDrawing from '../../../art/denial-of-service.svg';
import malwareDrawing from '../../../art/malware.svg';
import middle from '../../../art/man-in-the-middle.json';
import middleDrawing from '../../../art/man-in-the-middle.svg';
import phishing from '../../../art/phishing.json';
import phishingDrawing from '../../../art/phishing.svg';
import pillars from '../../../art/pillars.json';
import pillarsDrawing from '../../../art/pillars.svg';
import type { FigureId } from '../Article.ts';

/** Position of a label, in fractions of the drawing's size. `align` tells which part of the text lies at this point. */
interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly align: string;
}

interface FigureDrawing {
  readonly drawing: string;
  readonly labels: Readonly<Record<string, LabelPlace>>;
}

export const drawingSize = { width: phishing.width, height: phishing.height } as const;

export const figureDrawings: Readonly<Record<FigureId, FigureDrawing>> = {
  pillars: { drawing: pillarsDrawing, labels: pillars.labels },
  malware: { drawing: malwareDrawing, labels: {} },
  phishing: { drawing: phishingDrawing, labels: phishing.labels },
  'man-in-the-middle': { drawing: middleDrawing, labels: middle.labels },
  'denial-of-service': { drawing: denialDrawing, labels: denial.labels },
};
