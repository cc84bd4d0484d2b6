interface SampleScreenProps {
  readonly alt: string;
  readonly kind: 'desktop' | 'phone' | 'logo';
  /** Position of the placeholder in a row of pictures. It determines the colour. */
  readonly number: number;
}

const sizes = { desktop: [1280, 800], phone: [300, 626], logo: [240, 120] } as const;
const colours = ['#12393e', '#0f6e66', '#1f55d6', '#8a5600', '#bd1740', '#0b7048'];

/** Renders a placeholder for a picture, as a data URL, so that the gallery loads no files. */
export function SampleScreen({ alt, kind, number }: SampleScreenProps) {
  const [width, height] = sizes[kind];
  const bars = [0.1, 0.25, 0.4, 0.55, 0.7].map(
    (top, index) =>
      `<rect x="10%" y="${top * 100}%" width="${80 - index * 12}%" height="7%" fill="#fff" opacity=".35"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colours[number % colours.length]}"/>${bars.join('')}</svg>`;
  return <img alt={alt} width={width} height={height} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} />;
}
