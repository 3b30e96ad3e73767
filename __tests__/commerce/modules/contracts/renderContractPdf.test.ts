import {
  renderContractPdf,
  type PrintedContract,
} from '@/commerce/modules/contracts/renderContractPdf';
import { hashText } from '@/commerce/modules/contracts/writeContract';

const markdown = `## 1. Objeto\n\n1.1. **Ação** e coração.\n\n- um item\n\n${'Texto. '.repeat(40)}`;

const contract = (changes: Partial<PrintedContract> = {}): PrintedContract => ({
  id: '5b3c7d1e-8f0a-4a6e-9c11-2d3e4f5a6b7c',
  title: 'Contrato de serviços',
  markdown,
  hash: hashText(markdown),
  locale: 'pt-BR',
  createdAt: new Date('2026-11-20T12:00:00Z'),
  ...changes,
});

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('draws a tagged PDF with embedded fonts, in the contract’s language', async () => {
  const text = (await renderContractPdf(contract())).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain('%%EOF');
  expect(text).toContain('+SourceSerif4-Regular');
  expect(text).toMatch(/\/Lang \(pt-BR\)/);
  expect(text).toMatch(/\/Marked true/);
});

test('the same contract gives the same bytes, another contract gives different ones', async () => {
  const [first, second, other] = await Promise.all([
    renderContractPdf(contract()),
    renderContractPdf(contract()),
    renderContractPdf(contract({ id: '6b3c7d1e-8f0a-4a6e-9c11-2d3e4f5a6b7c' })),
  ]);
  expect(second.equals(first)).toBe(true);
  expect(other.equals(first)).toBe(false);
});

test('a long contract takes as many pages as it needs', async () => {
  const clauses = Array.from({ length: 60 }, (_, index) => `## ${index}. Cláusula\n\n${markdown}`);
  expect(countPages(await renderContractPdf(contract()))).toBe(1);
  const long = await renderContractPdf(contract({ markdown: clauses.join('\n\n') }));
  expect(countPages(long)).toBeGreaterThan(10);
});
