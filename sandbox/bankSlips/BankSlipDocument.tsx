import type { BankSlipDetails } from '../charges/Charge';
import type { ChargeTerms } from '../charges/ChargeTerms';
import { formatDate } from '../pages/formatDate';
import { formatDayInBrazil } from '../pages/formatDayInBrazil';
import { formatMoney } from '../pages/formatMoney';
import { BarcodeImage } from './BarcodeImage';
import { bankSlipStyles } from './bankSlipStyles';
import { ourNumberOf } from './freeField';
import { sandboxBank } from './sandboxBank';
import { SlipField } from './SlipField';
import { SlipHeader } from './SlipHeader';

interface Props {
  bankSlip: BankSlipDetails;
  terms: ChargeTerms;
  /** ISO 8601 UTC. */
  createdAt: string;
}

/** A bank slip to print: the payer's receipt above, the part for the bank below. */
export function BankSlipDocument({ bankSlip, terms, createdAt }: Props) {
  const { payer, merchant } = terms;
  const dueDate = formatDate(bankSlip.dueDate);
  const amount = formatMoney(terms.amount, terms.currency);
  const beneficiary = `${merchant.name} - ${merchant.city}`;
  const payerLine = [payer.name, payer.document].filter(Boolean).join(' - CPF/CNPJ ');
  const account = `${sandboxBank.branch} / ${sandboxBank.account}`;
  const ourNumber = `${sandboxBank.wallet} / ${ourNumberOf(bankSlip.barcode)}`;
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Boleto - ${merchant.name}`}</title>
        <style>{bankSlipStyles}</style>
      </head>
      <body>
        <main>
          <h1>Boleto bancário</h1>
          <section>
            <SlipHeader digitableLine={bankSlip.digitableLine} />
            <dl>
              <SlipField label="Beneficiário" value={beneficiary} size="wide" />
              <SlipField label="Agência / Código do beneficiário" value={account} />
              <SlipField label="Pagador" value={payerLine} size="wide" />
              <SlipField label="Nosso número" value={ourNumber} />
              <SlipField label="Descrição" value={terms.description} size="full" />
              <SlipField label="Data do documento" value={formatDayInBrazil(createdAt)} />
              <SlipField label="Vencimento" value={dueDate} />
              <SlipField label="Valor do documento" value={amount} />
            </dl>
            <h2>Recibo do pagador</h2>
          </section>
          <hr className="cut" />
          <section>
            <SlipHeader digitableLine={bankSlip.digitableLine} />
            <dl>
              <SlipField
                label="Local de pagamento"
                value="Pagável em qualquer banco, lotérica ou aplicativo até o vencimento"
                size="wide"
              />
              <SlipField label="Vencimento" value={dueDate} />
              <SlipField label="Beneficiário" value={beneficiary} size="wide" />
              <SlipField label="Agência / Código do beneficiário" value={account} />
              <SlipField label="Data do documento" value={formatDayInBrazil(createdAt)} />
              <SlipField label="Espécie" value="R$" />
              <SlipField label="Nosso número" value={ourNumber} />
              <SlipField label="Instruções" value="Não receber após o vencimento." size="wide" />
              <SlipField label="Valor do documento" value={amount} />
              <SlipField label="Pagador" value={payerLine} size="full" />
            </dl>
            <h2>Ficha de compensação</h2>
            <BarcodeImage digits={bankSlip.barcode} />
          </section>
        </main>
      </body>
    </html>
  );
}
