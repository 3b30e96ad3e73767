import type { Locale } from '@/contract/enumerations';
import { contractColors, contractLayout } from './contractLayout';
import type { Look } from './contractFonts';
import { contractTexts } from './contractTexts';

interface Footer {
  locale: Locale;
  /** The contract's id and the hash of its text. */
  id: string;
  hash: string;
}

/** Writes below the text of every page which contract it is, how to verify it, and its number. */
export function drawFooters(document: PDFKit.PDFDocument, { hash, id, locale }: Footer): void {
  const { footer, margins } = contractLayout;
  const texts = contractTexts[locale];
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const { height, width } = document.page;
    const top = height - footer.fromBottom;
    const options = { width: width - margins.left - margins.right, lineBreak: false };
    // Below the text's margin, where text would otherwise open another page.
    document.page.margins = { ...margins, bottom: 0 };
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .moveTo(margins.left, top - 8)
      .lineTo(width - margins.right, top - 8)
      .lineWidth(0.5)
      .stroke(contractColors.rule);
    document
      .font('400Regular' satisfies Look)
      .fontSize(footer.size)
      .fillColor(contractColors.muted);
    const second = top + footer.size + footer.lineGap + 2;
    document.text(texts.number(id), margins.left, top, options);
    document.text(texts.verification(hash), margins.left, second, options);
    document.text(texts.page(page + 1, count), margins.left, top, { ...options, align: 'right' });
    document.endMarkedContent();
  }
}
