import { createSvgElement } from '../../../draw/svg.ts';
import { bottleDefs, type VesselColors, type VesselKind, vesselPainters } from '../../../painters/bottles.ts';

/** The four product lines, each with its tint. */
export const productLines = {
  hydration: { name: 'Зволоження', tone: '#DCEBF2', tint: '#cfe3ee', deep: '#86aec4' },
  recovery: { name: 'Відновлення', tone: '#F6DCE4', tint: '#f3cdd6', deep: '#c9839b' },
  radiance: { name: 'Сяйво', tone: '#FBEBD2', tint: '#f6d29a', deep: '#cf8f3c' },
  protection: { name: 'Захист', tone: '#DFEEE4', tint: '#cde5d6', deep: '#86b398' },
} as const;

interface Product extends VesselColors {
  readonly kind: VesselKind;
  readonly name: string;
  readonly size: string;
  readonly tone: string;
}

export const products = {
  gel: { kind: 'pump', name: 'Гель очищувальний', size: '250 мл', tone: '#F8E1E7', tint: '#fdf1f3', deep: '#d9a6b8' },
  lifting: { kind: 'jar', name: 'Крем ліфтинг', size: '50 мл', tone: '#FBF0E4', tint: '#fff8ef', deep: '#dfbd96' },
  peptide: {
    kind: 'dropper',
    name: 'Сироватка пептидна',
    size: '30 мл',
    tone: '#F4D9DF',
    tint: '#f6b99a',
    deep: '#c9683f',
  },
  mask: {
    kind: 'tube',
    name: 'Маска відновлювальна',
    size: '100 мл',
    tone: '#E3F0EA',
    tint: '#f1faf5',
    deep: '#a9c9bb',
  },
  vitaminC: {
    kind: 'dropper',
    name: 'Сироватка з вітаміном C',
    size: '30 мл',
    tone: '#FBEBC8',
    tint: '#f9c45a',
    deep: '#d98a1a',
  },
  hyaluron: {
    kind: 'dropper',
    name: 'Сироватка гіалуронова',
    size: '30 мл',
    tone: '#DCEBF4',
    tint: '#bfe0f2',
    deep: '#5fa3c9',
  },
  niacinamide: {
    kind: 'dropper',
    name: 'Сироватка з ніацинамідом',
    size: '30 мл',
    tone: '#E6DFF4',
    tint: '#d8c8f2',
    deep: '#9a80cf',
  },
  retinol: {
    kind: 'dropper',
    name: 'Сироватка з ретинолом',
    size: '30 мл',
    tone: '#EFE0CC',
    tint: '#e8b878',
    deep: '#a5682a',
  },
  calming: {
    kind: 'dropper',
    name: 'Сироватка заспокійлива',
    size: '30 мл',
    tone: '#DDF0E2',
    tint: '#bfe6cb',
    deep: '#63a87e',
  },
  tonic: {
    kind: 'tonic',
    name: 'Тонік балансувальний',
    size: '200 мл',
    tone: '#E3F0EA',
    tint: '#d3eee0',
    deep: '#7fb79c',
  },
  shield: { kind: 'tube', name: 'Крем захисний', size: '75 мл', tone: '#FBF0E4', tint: '#fff6e6', deep: '#e0bd84' },
} as const satisfies Record<string, Product>;

export type ProductName = keyof typeof products;

const heights: Readonly<Record<VesselKind, number>> = { dropper: 312, jar: 152, tube: 300, pump: 300, tonic: 314 };

/** Returns a product on a pale floor. `fill` is the product's share of the picture's height of 240 px. */
export function drawProduct(name: ProductName, fill = 0.8): string {
  const { kind, tint, deep } = products[name];
  const scale = (240 * fill * (kind === 'jar' ? 0.6 : 0.96)) / heights[kind];
  return createSvgElement(
    320,
    240,
    `${bottleDefs}<ellipse cx="160" cy="216" rx="230" ry="52" fill="#fff" opacity=".42"/>${vesselPainters[kind]({ tint, deep }, { x: 160, y: 214, scale })}`,
  );
}

export const drawProductTile = (name: ProductName, width: string, height: number, radius = 4): string =>
  `<span style="display:block;width:${width};height:${height}px;border-radius:${radius}px;overflow:hidden;flex:none;background:${products[name].tone}">${drawProduct(name)}</span>`;
