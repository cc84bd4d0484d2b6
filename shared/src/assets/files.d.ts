// Importing a file returns its path inside the release, in the browser and in Node: `assets/river.1a2b3c4d.svg`.
declare module '*.css' {}
declare module '*.svg' {
  const file: string;
  export default file;
}
declare module '*.avif' {
  const file: string;
  export default file;
}
declare module '*.webp' {
  const file: string;
  export default file;
}
declare module '*.png' {
  const file: string;
  export default file;
}
declare module '*.jpg' {
  const file: string;
  export default file;
}
declare module '*.woff2' {
  const file: string;
  export default file;
}
declare module '*.txt' {
  const file: string;
  export default file;
}
