import type { ChargeTerms } from '../charges/ChargeTerms';
import { formatMoney } from '../pages/formatMoney';
import { BankPage } from './BankPage';

interface Props {
  chargeId: string;
  terms: ChargeTerms;
}

/** The bank's question to the buyer. A plain form: it works without script. */
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
