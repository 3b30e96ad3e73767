import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  describeShape,
  isSameShape,
  parseOutlines,
  type Point,
} from '@/__tests__/support/pathOutlines';
import { getTheme } from '@/themes/registry';

const root = 'public/brands';
/** The stand-in has neither pattern nor hero: it is nobody's brand. */
const folders = readdirSync(root).filter((folder) => folder !== 'neutral');

const kinds = [/^pattern\.svg$/, /^hero(?:-\w+)?\.svg$/, /^poster\.svg$/];

/** The drawings of a kind in a brand's folder: products may have a hero of their own. */
const listDrawings = (folder: string, kind: RegExp) =>
  readdirSync(path.join(root, folder))
    .filter((name) => kind.test(name))
    .map((name) => path.join(root, folder, name));

const [patterns, heroes, posters] = kinds.map((kind) =>
  folders.flatMap((folder) => listDrawings(folder, kind)),
);

const getAttribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];

const getNumber = (element: string, name: string) => Number(getAttribute(element, name) ?? 0);

const listElements = (drawing: string) => drawing.match(/<[a-z][^>]*>/gi) ?? [];

const getName = (element: string) => /^<(\w+)/.exec(element)?.[1] ?? '';

/** Width and height of a drawing in its own units. */
function getSize(drawing: string): [width: number, height: number] {
  const [, , width = NaN, height = NaN] = (getAttribute(drawing, 'viewBox') ?? '')
    .split(' ')
    .map(Number);
  return [width, height];
}

/** The corners of a rectangle; the ends of the axes of a circle or an ellipse. */
function outlinePlainShape(element: string): Point[] {
  const get = (name: string) => getNumber(element, name);
  const [x, y, width, height] = [get('x'), get('y'), get('width'), get('height')];
  if (getName(element) === 'rect')
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
  const [radiusX, radiusY] = [get('rx') || get('r'), get('ry') || get('r')];
  return [
    [get('cx') - radiusX, get('cy')],
    [get('cx') + radiusX, get('cy')],
    [get('cx'), get('cy') - radiusY],
    [get('cx'), get('cy') + radiusY],
  ];
}

function outline(element: string): Point[][] {
  const points = getAttribute(element, 'points');
  if (points !== undefined) return parseOutlines(`M${points}`);
  const pathData = getAttribute(element, 'd');
  return pathData === undefined ? [outlinePlainShape(element)] : parseOutlines(pathData);
}

const getArea = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
};

interface Shape {
  description: number[];
  /** Names it in a failure. */
  source: string;
}

/**
 * What makes a drawing its own: every subpath, polygon and polyline of five points or more.
 * Lines, triangles, quadrangles, circles and rectangles are words that every drawing shares; but a
 * circle, ellipse or rectangle larger than a fifth of the picture counts with the shape drawn
 * after it, because such a pair is a composition.
 */
function listShapes(drawing: string): Shape[] {
  const [width, height] = getSize(drawing);
  const elements = listElements(drawing).filter((element) => !/^<(svg|g)\b/.test(element));
  return elements.flatMap((element, index) => {
    const outlines = outline(element);
    if (!/^<(circle|ellipse|rect)\b/.test(element))
      return outlines
        .filter((points) => points.length >= 5)
        .map((points) => ({ description: describeShape(points), source: element }));
    const [points = []] = outlines;
    const next = elements[index + 1];
    if (next === undefined || getArea(points) <= (width * height) / 5) return [];
    const pair = [...points, ...outline(next).flat()];
    return [{ description: describeShape(pair), source: element + next }];
  });
}

const read = (file: string) => readFileSync(file, 'utf8');

it.each(folders)('%s has a pattern', (folder) => {
  expect(existsSync(path.join(root, folder, 'pattern.svg'))).toBe(true);
});

it('leaves the stand-in without a pattern, a hero and a poster', () => {
  expect(readdirSync(path.join(root, 'neutral')).sort()).toEqual([
    'icon.svg',
    'logo-dark.svg',
    'logo.svg',
  ]);
});

it.each(patterns ?? [])('%s is a faint white tile that says how wide and high it is', (file) => {
  const drawing = read(file);
  const [size] = listElements(drawing);
  const [width, height] = [getNumber(size ?? '', 'width'), getNumber(size ?? '', 'height')];
  expect(getSize(drawing)).toEqual([width, height]);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  expect(Math.max(width, height)).toBeLessThanOrEqual(240);
  expect(statSync(file).size).toBeLessThanOrEqual(600);

  const opacities = [...drawing.matchAll(/stroke-opacity="([^"]+)"/g)].map(([, value]) =>
    Number(value),
  );
  expect(opacities.length).toBeGreaterThan(0);
  expect(Math.max(...opacities)).toBeLessThanOrEqual(0.35);
  const colors = [...drawing.matchAll(/\s(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
  expect(new Set(colors)).toEqual(new Set(colors.includes('none') ? ['#fff', 'none'] : ['#fff']));
});

it.each([
  ...(heroes ?? []).map((file) => [file, [480, 300]] as const),
  ...(posters ?? []).map((file) => [file, [640, 360]] as const),
])('%s is flat shapes, in its frame and in six kilobytes', (file, size) => {
  const drawing = read(file);
  expect(getSize(drawing)).toEqual(size);
  expect(statSync(file).size).toBeLessThanOrEqual(6000);
  const names = new Set(listElements(drawing).map(getName));
  expect(['svg', 'g', 'path', 'circle', 'ellipse', 'rect']).toEqual(
    expect.arrayContaining([...names]),
  );
});

it.each(heroes ?? [])('%s is drawn in three to six colours of its brand', (file) => {
  const colors = new Set(
    [...read(file).matchAll(/\s(?:fill|stroke)="(#[^"]+)"/g)].map(([, color = '']) => color),
  );
  expect(colors.size).toBeGreaterThanOrEqual(3);
  expect(colors.size).toBeLessThanOrEqual(6);
  const { primary, secondary, neutral } = getTheme(
    path.basename(path.dirname(file)),
    'light',
  ).palettes;
  const own = [primary, secondary, neutral].flatMap((palette) => Object.values(palette));
  expect(own).toEqual(expect.arrayContaining([...colors]));
});

function findCopies(ours: readonly Shape[], theirs: readonly Shape[]): [string, string][] {
  return ours.flatMap(({ description, source }) =>
    theirs
      .filter((other) => isSameShape(description, other.description))
      .map(({ source: copy }): [string, string] => [source, copy]),
  );
}

const shapes = new Map(
  folders.map((folder) => [
    folder,
    kinds.flatMap((kind) => listDrawings(folder, kind)).flatMap((file) => listShapes(read(file))),
  ]),
);

it.each(folders)('no shape of %s is another brand’s', (folder) => {
  const others = folders.filter((other) => other > folder);
  const copies = others.flatMap((other) =>
    findCopies(shapes.get(folder) ?? [], shapes.get(other) ?? []).map((copy) => [other, ...copy]),
  );
  expect(copies).toEqual([]);
});

describe('what a copy is', () => {
  const draw = (content: string) => `<svg viewBox="0 0 100 100">${content}</svg>`;
  const find = (ours: string, theirs: string) =>
    findCopies(listShapes(draw(ours)), listShapes(draw(theirs)));

  const kite = '<path d="M10 10 40 12 60 50 30 30 8 44z" fill="#000"/>';
  const bow = '<path d="M10 10C20 0 30 5 40 10a8 8 0 0 1-16 4z"/>';

  it.each([
    ['moved', '<path d="m20 15 30 2 20 38-30-20-22 14z"/>'],
    ['recoloured', kite.replace('#000', '#fff')],
    ['mirrored', '<path d="M90 10 60 12 40 50 70 30 92 44z"/>'],
    ['scaled', '<path d="M5 5L20 6L30 25L15 15L4 22z"/>'],
    ['turned', '<path d="M-10 10-12 40-50 60-30 30-44 8z"/>'],
    ['drawn the other way round', '<path d="M8 44 30 30 60 50 40 12 10 10z"/>'],
    ['one subpath of many', '<path d="M0 0h9v9H0zm20 15 30 2 20 38-30-20-22 14z"/>'],
    ['a polygon', '<polygon points="20,15 50,17 70,55 40,35 18,49"/>'],
  ])('a shape %s', (_, copy) => {
    expect(find(kite, copy)).toHaveLength(1);
  });

  it('a shape of curves and arcs, mirrored', () => {
    expect(find(bow, '<path d="M90 10C80 0 70 5 60 10a8 8 0 0 0 16 4z"/>')).toHaveLength(1);
    expect(find(bow, '<path d="M90 10C80 0 70 5 60 10a8 8 0 0 1 16 4z"/>')).toEqual([]);
  });

  it('a large circle with the shape upon it', () => {
    const face = (x: number) => `<circle cx="${x}" cy="50" r="30"/><path d="M${x} 40v9"/>`;
    expect(find(face(50), face(60))).toHaveLength(1);
    expect(find(face(50), face(60).replace('v9', 'v18'))).toEqual([]);
  });

  it('not a line, a small circle or a rectangle alone', () => {
    const plain = '<path d="M0 0h9v9H0zM20 20l5 5"/><circle cx="9" cy="9" r="9"/>';
    expect(find(plain, plain)).toEqual([]);
  });

  it('and no brand’s drawing may hold one', () => {
    const [first = [], second = []] = shapes.values();
    expect(findCopies(first, [...second, ...first.slice(0, 1)])).not.toEqual([]);
  });
});
