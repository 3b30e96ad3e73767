import type { Dress } from './dress';
import type { MailBlock, MailContent } from './Mail';

export function renderText(
  { blocks, title }: MailContent,
  { brand, t }: Dress,
  footer: readonly string[],
): string {
  const { name } = brand.product;
  const help = brand.faqLink === null ? [] : [`${t('mail.footer.help')}: ${brand.faqLink}`];
  return (
    [name, title, ...blocks.map(toText), `--\n${[...footer, ...help].join('\n')}`].join('\n\n') +
    '\n'
  );
}

function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'code':
      return `${block.label}:\n${block.code}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}
