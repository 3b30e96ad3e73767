import type { CSSProperties } from 'react';
import type { Theme } from '@/themes/tokens';
import type { MailBlock } from './Mail';
import type { PaintPart } from './paints';

interface BlockProps {
  block: MailBlock;
  theme: Theme;
  paint: PaintPart;
}

export function MailBlockHtml({ block, paint, theme: { radius } }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p {...paint('words', { margin: '0 0 16px', fontSize: 16, lineHeight: 1.6 })}>
          {block.text}
        </p>
      );
    case 'note':
      return (
        <p {...paint('muted', { margin: '0 0 16px', fontSize: 14, lineHeight: 1.6 })}>
          {block.text}
        </p>
      );
    case 'rows':
      return (
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ width: '100%', margin: '8px 0 24px' }}
        >
          <tbody>
            {block.rows.map(([label, value]) => (
              <tr key={label} className="m-row">
                <td {...paint('label', { ...cell, width: '40%', fontSize: 14 })}>{label}</td>
                <td
                  {...paint('line', { ...cell, fontSize: 15, fontWeight: 600, textAlign: 'right' })}
                >
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'code':
      return (
        <>
          <p {...paint('muted', { margin: '0 0 8px', fontSize: 14, lineHeight: 1.6 })}>
            {block.label}
          </p>
          <p
            {...paint('code', {
              margin: '0 0 16px',
              padding: 16,
              border: '1px solid',
              borderRadius: radius.control,
              fontFamily: 'Consolas, Menlo, monospace',
              fontSize: 14,
              lineHeight: 1.5,
              wordBreak: 'break-all',
            })}
          >
            {block.code}
          </p>
        </>
      );
    case 'link':
      return (
        <p style={{ margin: '0 0 10px', fontSize: 14, lineHeight: 1.6 }}>
          <a href={block.url} target="_blank" {...paint('link', tappable)}>
            {block.label}
          </a>
        </p>
      );
    case 'button':
      return (
        <p style={{ margin: '8px 0 24px' }}>
          <a
            href={block.url}
            target="_blank"
            {...paint('button', {
              display: 'inline-block',
              padding: '14px 28px',
              borderRadius: radius.control,
              fontSize: 16,
              fontWeight: 600,
              lineHeight: 1.25,
              textDecoration: 'none',
            })}
          >
            {block.label}
          </a>
        </p>
      );
  }
}

/** A link on a line of its own is high enough for a finger. */
export const tappable: CSSProperties = { display: 'inline-block', padding: '6px 0' };

const cell: CSSProperties = {
  padding: '10px 0',
  borderBottom: '1px solid',
  lineHeight: 1.5,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
};
