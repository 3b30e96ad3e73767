import type { ReactNode } from 'react';
import type { DeliveredMail } from './mailBox';

interface BoxProps {
  mails: readonly DeliveredMail[];
  to: string | undefined;
}

const time = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

export function MailBoxPage({ mails, to }: BoxProps) {
  return (
    <Page title={to === undefined ? 'Mails' : `Mails to ${to}`}>
      {mails.length === 0 && <p>Nothing was sent yet.</p>}
      <ul>
        {mails.map(({ at, from, id, subject, to: { address } }) => (
          <li key={id}>
            <a href={`/mail/${id}`}>{subject}</a>
            <p>
              {from.name}, to <a href={`/mail?to=${encodeURIComponent(address)}`}>{address}</a>,{' '}
              {time(at)}
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export function MailPage({ mail }: { mail: DeliveredMail }) {
  const { at, from, headers, id, messageId, subject, text, to } = mail;
  const lines = { From: `${from.name} <${from.address}>`, To: to.address, Date: time(at) };
  return (
    <Page title={subject}>
      <dl>
        {Object.entries({ ...lines, 'Message-ID': messageId, ...headers }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`/mail?to=${encodeURIComponent(to.address)}`}>All mails to {to.address}</a>
        {' · '}
        <a href={`/mail/${id}/html`}>The HTML alone</a>
      </p>
      <div className="bodies">
        <iframe
          title="HTML"
          src={`/mail/${id}/html`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
        <pre>{text}</pre>
      </div>
    </Page>
  );
}

function Page({ children, title }: { children: ReactNode; title: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

const styles = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1160px; margin: 0 auto; }
h1 { font-size: 24px; line-height: 1.3; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; } li { padding: 12px 0; border-bottom: 1px solid; }
li p { margin: 4px 0 0; overflow-wrap: anywhere; }
dl div { display: flex; gap: 8px; } dt { flex: 0 0 104px; opacity: 0.75; } dd { margin: 0; overflow-wrap: anywhere; }
.bodies { display: grid; gap: 24px; } iframe { width: 100%; height: 900px; border: 1px solid; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 1000px) { .bodies { grid-template-columns: 640px 1fr; } }`;
