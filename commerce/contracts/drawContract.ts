import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ContractRow } from '../database/tables';
import { contractBlocks, type Block } from './contractBlocks';
import { registerContractFonts, type Look } from './contractFonts';
import { contractColors, contractLayout } from './contractLayout';
import { contractTexts } from './contractTexts';
import { drawBlock, openPageFor } from './drawBlock';
import { drawFooters } from './drawFooters';

export type PrintedContract = Pick<
  ContractRow,
  'createdAt' | 'hash' | 'id' | 'locale' | 'markdown' | 'title'
>;

/** Tags of PDF's logical structure, by which screen readers find their way (ISO 32000-1, 14.8). */
const tags: Record<Block['kind'], string> = { heading: 'H2', paragraph: 'P', item: 'P' };

function drawTitle(document: PDFKit.PDFDocument, { id, locale, title }: PrintedContract): void {
  const { number, title: heading } = contractLayout;
  document
    .font('700Bold' satisfies Look)
    .fontSize(heading.size)
    .text(title);
  document.y += heading.after;
  document
    .font('400Regular' satisfies Look)
    .fontSize(number.size)
    .fillColor(contractColors.muted);
  document.text(contractTexts[locale].number(id));
  document.fillColor(contractColors.text);
  document.y += number.after;
}

/**
 * A contract as a PDF of A4 pages: title, text, and on each page the contract's id, the hash of its
 * text and the page's number. The same contract gives the same bytes: nothing of the clock, of
 * chance or of the system goes into it.
 */
export async function drawContract(contract: PrintedContract): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: contractLayout.margins,
    // None to begin with: the library's own is not embedded.
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
  root.add(document.struct('H1', {}, () => drawTitle(document, contract)));
  for (const block of contractBlocks(contract.markdown)) {
    // Between the marks of the structure: a page that is opened inside one would break it.
    openPageFor(document, block);
    root.add(document.struct(tags[block.kind], {}, () => drawBlock(document, block)));
  }
  root.end();
  drawFooters(document, contract);
  document.end();
  return bytes;
}
