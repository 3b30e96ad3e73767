import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';

export interface GuideBlock {
  file: string;
  kind: 'change' | 'file';
  text: string;
}

/** Lists the blocks of a page in order. A block's first line is "```language path/of/file". */
export function readGuide(markdown: string): GuideBlock[] {
  return new MarkdownIt()
    .parse(markdown, {})
    .filter(({ type }) => type === 'fence')
    .flatMap(({ content, info }): GuideBlock[] => {
      const [language, file] = info.split(' ');
      if (file === undefined) return [];
      return [{ file, kind: language === 'diff' ? 'change' : 'file', text: content }];
    });
}

function readHunk(hunk: string): { before: string; after: string } {
  const lines = hunk.split('\n').filter((line) => line !== '');
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { before: without('+'), after: without('-') };
}

/** @throws when the old lines of a hunk are not in the file exactly once */
function change(source: string, { file, text }: GuideBlock): string {
  return text.split(/^@@\n/m).reduce((result, hunk) => {
    const { after, before } = readHunk(hunk);
    const [start, end, ...more] = `\n${result}`.split(`\n${before}`);
    if (start === undefined || end === undefined || more.length > 0)
      throw new Error(`The guide changes ${file} beside lines that are not there once:\n${before}`);
    return `${start}\n${after}${end}`.slice(1);
  }, source);
}

/** Applies a block to the project at `root`. @throws when it does not fit the project as it is */
export function followBlock(root: string, block: GuideBlock): void {
  const target = path.join(root, block.file);
  if (block.kind === 'file' && existsSync(target))
    throw new Error(`The guide adds ${block.file}, which is there already.`);
  mkdirSync(path.dirname(target), { recursive: true });
  const text = block.kind === 'file' ? block.text : change(readFileSync(target, 'utf8'), block);
  writeFileSync(target, text);
}
