import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Dress } from './dress';
import type { MailContent } from './Mail';
import { MailBlockHtml, tappable } from './MailBlockHtml';
import { createPaint, narrow, writeOtherMode } from './paints';

/**
 * Writes HTML that mail programs understand: tables, inline styles, no script, no external resources.
 * React escapes what a buyer has typed.
 */
export const renderHtml = (content: PageContent, dress: Dress): string =>
  `<!doctype html>${renderToStaticMarkup(<MailHtml content={content} dress={dress} />)}`;

/** Also of a page that commerce itself shows, which has neither a preview nor a reason for it. */
type PageContent = Omit<MailContent, 'preview'> & { preview?: string; footer?: string };

interface Props {
  content: PageContent;
  dress: Dress;
}

const width = 600;
const fontFamily = 'Poppins, Nunito, Helvetica, Arial, sans-serif';

function MailHtml({ content, dress }: Props) {
  const { locale, seller, t, theme } = dress;
  const paint = createPaint(theme);
  const schemes = `${theme.mode} ${dress.otherTheme.mode}`;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={schemes} />
        <meta name="supported-color-schemes" content={schemes} />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style>{`:root{color-scheme:${schemes}}${narrow}${writeOtherMode(dress)}`}</style>
      </head>
      <body {...paint('page', { margin: 0, padding: 0, fontFamily })}>
        {content.preview !== undefined && (
          <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>
            {content.preview}
          </div>
        )}
        <Table {...paint('page')}>
          <td align="center" style={{ padding: '24px 12px' }}>
            <Table {...paint('sheet', { maxWidth: width, borderRadius: theme.radius.card })}>
              <td>
                <Table
                  {...paint('pane', {
                    borderBottom: '3px solid',
                    borderRadius: `${theme.radius.card}px ${theme.radius.card}px 0 0`,
                  })}
                >
                  <td
                    className="m-pane m-pad"
                    style={{
                      padding: '24px 40px',
                      fontSize: 20,
                      fontWeight: 700,
                      color: theme.colors.paneText,
                    }}
                  >
                    {seller.name}
                  </td>
                </Table>
                <Table {...paint('sheet', { borderRadius: theme.radius.card })}>
                  <td className="m-pad" style={{ padding: '32px 40px 16px' }}>
                    <h1 {...paint('words', { margin: '0 0 16px', fontSize: 26, lineHeight: 1.25 })}>
                      {content.title}
                    </h1>
                    {content.blocks.map((block, index) => (
                      <MailBlockHtml key={index} block={block} theme={theme} paint={paint} />
                    ))}
                  </td>
                </Table>
                <Table {...paint('sheet', { borderRadius: theme.radius.card })}>
                  <td className="m-pad" style={{ padding: '16px 40px 32px' }}>
                    {content.footer !== undefined && (
                      <p {...paint('muted', { margin: 0, fontSize: 13, lineHeight: 1.6 })}>
                        {content.footer}
                      </p>
                    )}
                    {seller.faqLink !== null && (
                      <p style={{ margin: '2px 0 0', fontSize: 13, lineHeight: 1.6 }}>
                        <a href={seller.faqLink} target="_blank" {...paint('link', tappable)}>
                          {t('mail.footer.help')}
                        </a>
                      </p>
                    )}
                  </td>
                </Table>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

interface TableProps {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}

const Table = ({ children, className, style }: TableProps) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    className={className}
    style={{ width: '100%', borderCollapse: 'separate', ...style }}
  >
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
);
