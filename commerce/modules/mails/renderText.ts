import type { Dress } from './dress';
import type { MailBlock, MailContent } from './Mail';

export function renderText({ blocks, title }: MailContent, { brand, t }: Dress): string {
  const { businessName, name } = brand.product;
  const help = brand.faqLink === null ? [] : [`${t('mail.footer.help')}: ${brand.faqLink}`];
  const footer = [t('mail.footer.why', { brand: businessName }), t('mail.footer.noReply'), ...help];
  return [name, title, ...blocks.map(toText), `--\n${footer.join('\n')}`].join('\n\n') + '\n';
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
