const importLine = /^(?:import .*|\}) from '(.+)';$/;

const folderOf = (module: string) => module.slice(0, module.lastIndexOf('/'));

function insertAt(lines: readonly string[], index: number, line: string): string {
  return [...lines.slice(0, index), line, ...lines.slice(index)].join('\n');
}

/**
 * Adds an import among those of the same folder, in their order.
 * @throws Error when the source imports nothing from that folder
 */
export function insertImport(source: string, name: string, module: string): string {
  const lines = source.split('\n');
  const siblings = lines.flatMap((line, index) => {
    const from = importLine.exec(line)?.[1];
    return from !== undefined && folderOf(from) === folderOf(module) ? [{ from, index }] : [];
  });
  const [first] = siblings;
  if (!first) throw new Error(`There is no import from ${folderOf(module)} to stand beside.`);
  const previous = siblings.findLast(({ from }) => from < module);
  const index = previous ? previous.index + 1 : first.index;
  return insertAt(lines, index, `import { ${name} } from '${module}';`);
}

/**
 * Adds an entry at the end of an object or a list.
 * @param opening how the line begins that opens it; it is closed by the next unindented bracket
 * @throws Error when the source has no such line
 */
export function insertEntry(source: string, opening: string, entry: string): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.startsWith(opening));
  const end = lines.findIndex((line, index) => index > start && /^[}\]]/.test(line));
  if (start < 0 || end < 0) throw new Error(`There is no "${opening}" to add a line to.`);
  return insertAt(lines, end, `  ${entry}`);
}
