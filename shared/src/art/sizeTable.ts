import { brotliCompressSync } from 'node:zlib';
import type { Drawn } from './drawRoom.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

/** What was drawn and how heavy each file is, raw and as it travels. */
export function sizeTable(room: string, drawings: readonly Drawn[]): string {
  const rows = drawings.flatMap(({ files, how, seconds }) =>
    Object.entries(files).map(([file, content]) => {
      const bytes = Buffer.from(content);
      const time = seconds === 0 ? '' : ` ${seconds.toFixed(1)} s`;
      return `  ${file.padEnd(34)}${kilobytes(bytes.length)}${kilobytes(brotliCompressSync(bytes).length)}  ${how}${time}`;
    }),
  );
  return [`${room.padEnd(36)}${'KB'.padStart(6)}${'brotli'.padStart(6)}`, ...rows].join('\n');
}
