import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money';
import { sandboxBank } from '../bankSlips/createBankSlip';
import type { CardHint } from '../cards/cardExpiry';
import type { StoredCharge } from '../charges/StoredCharge';
import { bankStyles } from './bankStyles';

/** The bank accepts any code: what is answered decides. */
const sampleCode = '482913';

const companyNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  american_express: 'American Express',
  diners: 'Diners',
} as const satisfies Record<NonNullable<CardHint['company']>, string>;

export function ConfirmationPage({ charge }: { charge: StoredCharge }) {
  const { cardHint, id, terms } = charge;
  return (
    <BankPage
      title="Confirme a sua compra"
      purchase={
        <>
          <p className="label">Valor da compra</p>
          <p className="amount">{formatMoney(terms.amount, terms.currency)}</p>
          <dl>
            <Fact label="Loja">{terms.merchant.name}</Fact>
            <Fact label="Compra">{terms.description}</Fact>
            {cardHint && <Fact label="Cartão">{toCardText(cardHint)}</Fact>}
          </dl>
          {cardHint && <CardPicture {...cardHint} />}
        </>
      }
      note={
        <>
          <strong>Página de teste.</strong> O código já está preenchido, e nenhum valor é cobrado.
        </>
      }
    >
      <p className="lead">{toCodeText(terms.payer.phone)}</p>
      <form method="post" action={`/3ds/${id}/answer`}>
        <label htmlFor="code">Código de confirmação</label>
        <div className="code">
          <input
            id="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            defaultValue={sampleCode}
            aria-describedby="test"
          />
        </div>
        <button className="yes" name="answer" value="authorize">
          Autorizar
        </button>
        <button className="no" name="answer" value="refuse">
          Recusar
        </button>
      </form>
      <p className="small">
        Depois de autorizar, você volta à loja para continuar a compra. Não reconhece a compra?
        Recuse: nada é cobrado.
      </p>
    </BankPage>
  );
}

export function AnsweredPage() {
  return (
    <BankPage title="Resposta registrada">
      <p className="lead">Você já pode voltar à loja.</p>
    </BankPage>
  );
}

function toCardText({ company, lastDigits }: CardHint): string {
  return `${company === null ? '' : `${companyNames[company]} `}•••• ${lastDigits}`;
}

/** Where the page has the room for it. */
function CardPicture({ company, lastDigits }: CardHint) {
  return (
    <div className="card" aria-hidden="true">
      <i />
      <span>•••• •••• •••• {lastDigits}</span>
      <b>{company === null ? '' : companyNames[company]}</b>
    </div>
  );
}

/** A payer who was erased has no digits. */
function toCodeText(phone: string): string {
  const lastDigits = phone.replace(/\D/g, '').slice(-4);
  const to = lastDigits === '' ? 'por SMS' : `por SMS para\u00a0(••)\u00a0•••••\u2011${lastDigits}`;
  return `Digite o código que enviamos ${to}.`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface BankPageProps {
  title: string;
  purchase?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

function BankPage({ title, purchase, note, children }: BankPageProps) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} - ${sandboxBank.name}`}</title>
        <style>{bankStyles}</style>
      </head>
      <body>
        <main>
          <header>
            <div className="bank">
              <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
                <path d="M16 3 3 10v3h26v-3zM5 25h22v4H5z" fill="currentColor" />
                <path d="M8 15v8m8-8v8m8-8v8" stroke="currentColor" strokeWidth="4" />
              </svg>
              {sandboxBank.name}
            </div>
            {purchase}
            <p className="secure">
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path
                  d="M12 3 5 6v5c0 4.5 2.8 8.2 7 10 4.2-1.8 7-5.5 7-10V6zM8.5 12l2.5 2.5 4.5-5"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
              Compra protegida por 3-D Secure
            </p>
          </header>
          <section>
            <h1>{title}</h1>
            {children}
            {note && (
              <p className="note" id="test">
                {note}
              </p>
            )}
          </section>
        </main>
      </body>
    </html>
  );
}
