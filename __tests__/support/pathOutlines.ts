export type Point = readonly [x: number, y: number];

const argumentCounts: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** A number of path data; the flags of an arc may stand side by side, as in "0 01". */
const number = /-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/iy;
const flag = /[01]/y;
const separator = /[\s,]*/y;

/**
 * Path data as one outline of absolute points per subpath: the control points of curves among
 * them, and the middle of each arc.
 * @throws Error at what is not path data (SVG 2, section 9.3)
 */
export function parseOutlines(pathData: string): Point[][] {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  let position = 0;

  function read(token: RegExp): string | undefined {
    separator.lastIndex = position;
    separator.exec(pathData);
    token.lastIndex = separator.lastIndex;
    const found = token.exec(pathData)?.[0];
    if (found !== undefined) position = token.lastIndex;
    return found;
  }

  function readValues(command: string): number[] | undefined {
    const start = position;
    const values = Array.from({ length: argumentCounts[command] ?? 0 }, (_, index) =>
      Number(read(command === 'A' && (index === 3 || index === 4) ? flag : number)),
    );
    if (!values.some(Number.isNaN)) return values;
    position = start;
    return undefined;
  }

  function moveTo(points: Point[]): void {
    const last = points.at(-1);
    if (last) [x, y] = last;
    outlines.at(-1)?.push(...points);
  }

  for (let letter = read(/[a-z]/iy); letter !== undefined; letter = read(/[a-z]/iy)) {
    const command = letter.toUpperCase();
    if (!(command in argumentCounts)) throw new Error(`"${letter}" is no command of a path.`);
    if (command === 'Z') {
      const [first] = outlines.at(-1) ?? [];
      if (first) [x, y] = first;
      continue;
    }
    if (command === 'M') outlines.push([]);
    let values = readValues(command);
    if (!values) throw new Error(`"${letter}" lacks values at ${position} in "${pathData}".`);
    for (; values; values = readValues(command)) {
      const [dx, dy] = letter === command ? [0, 0] : [x, y];
      moveTo(toPoints(command, values, [dx, dy], [x, y]));
    }
  }
  if (pathData.slice(position).trim() !== '')
    throw new Error(`No command at ${position} in "${pathData}".`);
  return outlines;
}

function toPoints(
  command: string,
  values: readonly number[],
  [dx, dy]: Point,
  [x, y]: Point,
): Point[] {
  const [first = 0] = values;
  if (command === 'H') return [[first + dx, y]];
  if (command === 'V') return [[x, first + dy]];
  if (command === 'A') {
    const end: Point = [(values[5] ?? 0) + dx, (values[6] ?? 0) + dy];
    return [getArcMiddle([x, y], end, values), end];
  }
  return values.flatMap((value, index) =>
    index % 2 === 0 ? [[value + dx, (values[index + 1] ?? 0) + dy] as const] : [],
  );
}

/** Halfway along an arc whose axes are not turned; radii that are too short grow as SVG 2 says. */
function getArcMiddle([x, y]: Point, [endX, endY]: Point, values: readonly number[]): Point {
  const [radiusX = 0, radiusY = 0, , isLarge, isClockwise] = values;
  const stretch = radiusX / radiusY;
  const [dx, dy] = [endX - x, (endY - y) * stretch];
  const half = Math.hypot(dx, dy) / 2;
  const radius = Math.max(radiusX, half);
  const beyond = Math.sqrt(radius ** 2 - half ** 2);
  const height = (isLarge === 1 ? radius + beyond : radius - beyond) * (isClockwise === 1 ? 1 : -1);
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2];
  return [middleX + (dy / (2 * half)) * height, middleY - ((dx / (2 * half)) * height) / stretch];
}

/**
 * What a shape has in common with its copies: the distances between its points, sorted, the
 * longest being 1. Moving, mirroring, turning, scaling, another first point and another direction
 * change none of them.
 */
export function describeShape(points: readonly Point[]): number[] {
  const distances = points
    .flatMap(([x, y], index) =>
      points.slice(index + 1).map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y)),
    )
    .sort((one, other) => other - one);
  const [longest = 0] = distances;
  return distances.map((distance) => (longest === 0 ? 0 : distance / longest));
}

/** Whether two descriptions are of one shape, but for what rounding its numbers moves. */
export const isSameShape = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length &&
  one.every((distance, index) => Math.abs(distance - (other[index] ?? NaN)) < 0.01);
