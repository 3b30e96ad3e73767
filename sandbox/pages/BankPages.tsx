import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money';
import type { ChargeTerms } from '../charges/chargeMethods';

interface Props {
  chargeId: string;
  terms: ChargeTerms;
}

export function ConfirmationPage({ chargeId, terms }: Props) {
  return (
    <BankPage title="Seu banco pede confirmação">
      <dl>
        <dt>Valor</dt>
        <dd className="amount">{formatMoney(terms.amount, terms.currency)}</dd>
        <dt>Loja</dt>
        <dd>{terms.merchant.name}</dd>
        <dt>Compra</dt>
        <dd>{terms.description}</dd>
      </dl>
      <form method="post" action={`/3ds/${chargeId}/answer`}>
        <button className="yes" name="answer" value="authorize">
          Autorizar
        </button>
        <button className="no" name="answer" value="refuse">
          Recusar
        </button>
      </form>
    </BankPage>
  );
}

export function AnsweredPage() {
  return (
    <BankPage title="Resposta registrada">
      <p>Você já pode voltar à loja.</p>
    </BankPage>
  );
}

const styles = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; background: #f2f4f7; color: #14213d; }
main { max-width: 400px; margin: 0 auto; padding: 24px; background: #fff; border-radius: 16px; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3; }
dl { margin: 0 0 24px; } dt { color: #51607a; font-size: 14px; } dd { margin: 0 0 12px; overflow-wrap: anywhere; }
.amount { font-size: 28px; font-weight: 700; }
form { display: grid; gap: 8px; }
button { min-height: 48px; border: 2px solid #14519c; border-radius: 8px; font: inherit; font-weight: 600; cursor: pointer; }
.yes { background: #14519c; color: #fff; } .no { background: transparent; color: #14519c; }
button:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { background: #0b1220; color: #e8edf5; } main { background: #162033; } dt { color: #a9b6cc; }
  button { border-color: #7db4f5; } .yes { background: #7db4f5; color: #0b1220; } .no { color: #7db4f5; }
}`;

function BankPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="pt-BR">
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
