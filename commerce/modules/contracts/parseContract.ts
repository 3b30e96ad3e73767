import type { Token } from 'markdown-it';
import { markdown } from '@/domain/markdown.server';

export interface Span {
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
}

export type Block =
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | {
      kind: 'item';
      spans: Span[];
      marker: string | null;
      depth: number;
    };

function readSpans(children: readonly Token[]): Span[] {
  let strong = 0;
  let emphasis = 0;
  const spans: Span[] = [];
  for (const { content, nesting, type } of children) {
    if (type.startsWith('strong_')) strong += nesting;
    else if (type.startsWith('em_')) emphasis += nesting;
    else {
      const text = type === 'softbreak' ? ' ' : type === 'hardbreak' ? '\n' : content;
      if (text !== '') spans.push({ text, isStrong: strong > 0, isEmphasis: emphasis > 0 });
    }
  }
  return spans;
}

interface ListContext {
  number: number | null;
  marker: string | null;
}

function createListReader() {
  const open: ListContext[] = [];
  return {
    meet(token: Token): void {
      const { type } = token;
      const list = open.at(-1);
      if (type === 'bullet_list_open') open.push({ number: null, marker: null });
      else if (type === 'ordered_list_open') {
        open.push({ number: Number(token.attrGet('start') ?? 1), marker: null });
      } else if (type.endsWith('_list_close')) open.pop();
      else if (type === 'list_item_open' && list) {
        list.marker = list.number === null ? '•' : `${list.number}.`;
        if (list.number !== null) list.number += 1;
      }
    },
    place(): { depth: number; marker: string | null } | null {
      const list = open.at(-1);
      if (!list) return null;
      const { marker } = list;
      list.marker = null;
      return { depth: open.length, marker };
    },
  };
}

export function parseContract(text: string): Block[] {
  const walk = createListReader();
  let isHeading = false;
  return markdown.parse(text, {}).flatMap((token): Block[] => {
    walk.meet(token);
    if (token.type === 'heading_open') isHeading = true;
    else if (token.type === 'heading_close') isHeading = false;
    const spans = token.children
      ? readSpans(token.children)
      : token.content === ''
        ? []
        : [{ text: token.content, isStrong: false, isEmphasis: false }];
    if (spans.length === 0) return [];
    const place = walk.place();
    if (place) return [{ kind: 'item', spans, ...place }];
    return [{ kind: isHeading ? 'heading' : 'paragraph', spans }];
  });
}
