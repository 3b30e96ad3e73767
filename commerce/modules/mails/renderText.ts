import type { Dress } from './dress';
import type { MailBlock, MailContent } from './Mail';

export function renderText(
  { blocks, title }: MailContent,
  { seller: { faqLink, name }, t }: Dress,
  footer: readonly string[],
): string {
  const help = faqLink === null ? [] : [`${t('mail.footer.help')}: ${faqLink}`];
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
