import type { Block, Span } from './contractBlocks';
import type { Look } from './contractFonts';
import { contractLayout } from './contractLayout';

interface Place {
  left: number;
  look: Look;
}

function lookOf({ isEmphasis, isStrong }: Span, look: Look): Look {
  if (isStrong) return '700Bold';
  return isEmphasis ? '400Regular_Italic' : look;
}

/** Draws a paragraph of spans at the place reached so far, from page to page. */
function drawSpans(document: PDFKit.PDFDocument, spans: readonly Span[], place: Place): void {
  const { left, look } = place;
  const { lineGap } = contractLayout.body;
  const width = document.page.width - contractLayout.margins.right - left;
  document.x = left;
  spans.forEach((span, index) => {
    document.font(lookOf(span, look));
    document.text(span.text, { width, lineGap, continued: index < spans.length - 1 });
  });
}

function drawHeading(document: PDFKit.PDFDocument, { spans }: Block): void {
  const { body, heading, margins } = contractLayout;
  document.fontSize(heading.size);
  if (document.y > margins.top) document.y += heading.before;
  drawSpans(document, spans, { left: margins.left, look: '600SemiBold' });
  document.y += heading.after - body.lineGap;
}

function drawParagraph(document: PDFKit.PDFDocument, { spans }: Block): void {
  const { body, margins } = contractLayout;
  document.fontSize(body.size);
  drawSpans(document, spans, { left: margins.left, look: '400Regular' });
  document.y += body.after;
}

function drawItem(document: PDFKit.PDFDocument, block: Extract<Block, { kind: 'item' }>): void {
  const { body, item, margins } = contractLayout;
  const left = margins.left + item.indent * block.depth;
  document.fontSize(body.size);
  if (block.marker !== null) {
    const { y } = document;
    document.font('400Regular' satisfies Look);
    document.text(block.marker, left - item.indent, y, { lineBreak: false });
    document.y = y;
  }
  drawSpans(document, block.spans, { left, look: '400Regular' });
  document.y += item.after;
}

const lineHeight = contractLayout.body.size * 1.25 + contractLayout.body.lineGap;

/** What must stand together, in points: two lines, or a heading and the lines that follow it. */
function leastHeight({ kind }: Block): number {
  const { heading, linesAfterHeading } = contractLayout;
  if (kind !== 'heading') return 2 * lineHeight;
  return heading.before + heading.size + heading.after + linesAfterHeading * lineHeight;
}

/** Opens another page for a block that does not begin well on this one. */
export function openPageFor(document: PDFKit.PDFDocument, block: Block): void {
  const end = document.page.height - contractLayout.margins.bottom;
  if (document.y + leastHeight(block) > end) document.addPage();
}

/** Draws one block where the last one ended. */
export function drawBlock(document: PDFKit.PDFDocument, block: Block): void {
  if (block.kind === 'item') drawItem(document, block);
  else if (block.kind === 'heading') drawHeading(document, block);
  else drawParagraph(document, block);
}
