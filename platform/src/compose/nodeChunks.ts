/** Whether a file of a release is code of its Node build. */
export const isNodeChunk = (file: string): boolean => /^node\/[^/]+\.cjs$/.test(file);

/**
 * The files of a Node build as one text: a sandbox is given code, and reads no file. What the main file requires of its own is found in it.
 * @param main the text of the file that is evaluated
 * @param chunks the texts of the others, by their paths inside the release
 */
export function withChunks(main: string, chunks: Readonly<Record<string, string>>): string {
  const files = Object.entries(chunks).map(
    ([file, text]) =>
      `${JSON.stringify(file.replace(/^node/, '.'))}: function (module, exports, require) {\n${text}\n},\n`,
  );
  if (files.length === 0) return main;
  return `require = (function (outside, files, known) {
return function own(request) {
if (!Object.hasOwn(files, request)) return outside(request);
if (!known[request]) files[request]((known[request] = { exports: {} }), known[request].exports, own);
return known[request].exports;
};
})(require, {
${files.join('')}}, {});
${main}`;
}
