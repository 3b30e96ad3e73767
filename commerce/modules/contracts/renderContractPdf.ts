import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Locale } from '@/contract/enumerations';
import { type FontStyle, registerContractFonts } from './contractFonts';
import { type Block, parseContract, type Span } from './parseContract';
import { contractTexts } from './contractTexts';
import type { ContractRow } from './repository';

/** Points (1/72 inch), on A4. */
const contractLayout = {
  margins: { top: 72, bottom: 92, left: 72, right: 72 },
  title: { size: 20, after: 6 },
  number: { size: 9, after: 22 },
  heading: { size: 12.5, before: 16, after: 5 },
  body: { size: 10.5, lineGap: 3.2, after: 7 },
  item: { indent: 16, after: 5 },
  footer: { size: 7.5, fromBottom: 56, lineGap: 2 },
  linesAfterHeading: 3,
} as const;

const contractColors = { text: '#111111', muted: '#555555', rule: '#bbbbbb' } as const;

export type PrintedContract = Pick<
  ContractRow,
  'createdAt' | 'hash' | 'id' | 'locale' | 'markdown' | 'title'
>;

/** Tags of PDF's logical structure, which screen readers navigate by (ISO 32000-1, 14.8). */
const tags: Record<Block['kind'], string> = { heading: 'H2', paragraph: 'P', item: 'P' };

function drawTitle(document: PDFKit.PDFDocument, { id, locale, title }: PrintedContract): void {
  const { number, title: heading } = contractLayout;
  document
    .font('700Bold' satisfies FontStyle)
    .fontSize(heading.size)
    .text(title);
  document.y += heading.after;
  document
    .font('400Regular' satisfies FontStyle)
    .fontSize(number.size)
    .fillColor(contractColors.muted);
  document.text(contractTexts[locale].number(id));
  document.fillColor(contractColors.text);
  document.y += number.after;
}

/**
 * Renders a contract as a PDF. The same contract gives the same bytes: they depend on no clock, no
 * randomness and no system.
 */
export async function renderContractPdf(contract: PrintedContract): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: contractLayout.margins,
    // No default font: the library's own is not embedded.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: contract.locale,
    displayTitle: true,
    info: { Title: contract.title, CreationDate: contract.createdAt, ModDate: contract.createdAt },
  });
  const bytes = buffer(document);
  registerContractFonts(document);
  document.fillColor(contractColors.text);
  const root = document.struct('Document');
  document.addStructure(root);
  root.add(
    document.struct('H1', {}, () => {
      drawTitle(document, contract);
    }),
  );
  for (const block of parseContract(contract.markdown)) {
    // Opens a page only between two elements of the structure: inside one it would break the element.
    openPageFor(document, block);
    root.add(
      document.struct(tags[block.kind], {}, () => {
        drawBlock(document, block);
      }),
    );
  }
  root.end();
  drawFooters(document, contract);
  document.end();
  return bytes;
}

interface Footer {
  locale: Locale;
  id: string;
  hash: string;
}

function drawFooters(document: PDFKit.PDFDocument, { hash, id, locale }: Footer): void {
  const { footer, margins } = contractLayout;
  const texts = contractTexts[locale];
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const { height, width } = document.page;
    const top = height - footer.fromBottom;
    const options = { width: width - margins.left - margins.right, lineBreak: false };
    // The footer is below the text's margin, where text would otherwise open another page.
    document.page.margins = { ...margins, bottom: 0 };
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .moveTo(margins.left, top - 8)
      .lineTo(width - margins.right, top - 8)
      .lineWidth(0.5)
      .stroke(contractColors.rule);
    document
      .font('400Regular' satisfies FontStyle)
      .fontSize(footer.size)
      .fillColor(contractColors.muted);
    const second = top + footer.size + footer.lineGap + 2;
    document.text(texts.number(id), margins.left, top, options);
    document.text(texts.verification(hash), margins.left, second, options);
    document.text(texts.page(page + 1, count), margins.left, top, { ...options, align: 'right' });
    document.endMarkedContent();
  }
}

interface Place {
  left: number;
  style: FontStyle;
}

function getTextStyle({ isEmphasis, isStrong }: Span, style: FontStyle): FontStyle {
  if (isStrong) return '700Bold';
  return isEmphasis ? '400Regular_Italic' : style;
}

function drawSpans(document: PDFKit.PDFDocument, spans: readonly Span[], place: Place): void {
  const { left, style } = place;
  const { lineGap } = contractLayout.body;
  const width = document.page.width - contractLayout.margins.right - left;
  document.x = left;
  spans.forEach((span, index) => {
    document.font(getTextStyle(span, style));
    document.text(span.text, { width, lineGap, continued: index < spans.length - 1 });
  });
}

function drawHeading(document: PDFKit.PDFDocument, { spans }: Block): void {
  const { body, heading, margins } = contractLayout;
  document.fontSize(heading.size);
  if (document.y > margins.top) document.y += heading.before;
  drawSpans(document, spans, { left: margins.left, style: '600SemiBold' });
  document.y += heading.after - body.lineGap;
}

function drawParagraph(document: PDFKit.PDFDocument, { spans }: Block): void {
  const { body, margins } = contractLayout;
  document.fontSize(body.size);
  drawSpans(document, spans, { left: margins.left, style: '400Regular' });
  document.y += body.after;
}

function drawItem(document: PDFKit.PDFDocument, block: Extract<Block, { kind: 'item' }>): void {
  const { body, item, margins } = contractLayout;
  const left = margins.left + item.indent * block.depth;
  document.fontSize(body.size);
  if (block.marker !== null) {
    const { y } = document;
    document.font('400Regular' satisfies FontStyle);
    document.text(block.marker, left - item.indent, y, { lineBreak: false });
    document.y = y;
  }
  drawSpans(document, block.spans, { left, style: '400Regular' });
  document.y += item.after;
}

const lineHeight = contractLayout.body.size * 1.25 + contractLayout.body.lineGap;

function minimumHeight({ kind }: Block): number {
  const { heading, linesAfterHeading } = contractLayout;
  if (kind !== 'heading') return 2 * lineHeight;
  return heading.before + heading.size + heading.after + linesAfterHeading * lineHeight;
}

function openPageFor(document: PDFKit.PDFDocument, block: Block): void {
  const end = document.page.height - contractLayout.margins.bottom;
  if (document.y + minimumHeight(block) > end) document.addPage();
}

function drawBlock(document: PDFKit.PDFDocument, block: Block): void {
  if (block.kind === 'item') drawItem(document, block);
  else if (block.kind === 'heading') drawHeading(document, block);
  else drawParagraph(document, block);
}
