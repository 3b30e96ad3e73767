import JsBarcode from 'jsbarcode';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatDigitableLine } from '@/domain/digitableLine';
import { formatDate } from '@/domain/formatDate';
import { formatMoney } from '@/domain/money';
import type { BankSlipDetails } from '../charges/Charge';
import type { ChargeTerms } from '../charges/chargeMethods';
import { modulo11, readOurNumber, sandboxBank } from './createBankSlip';

interface Props {
  bankSlip: BankSlipDetails;
  terms: ChargeTerms;
  createdAt: string;
}

export function BankSlipDocument({ bankSlip, terms, createdAt }: Props) {
  const { payer, merchant } = terms;
  const dueDate = formatDate(bankSlip.dueDate);
  const amount = formatMoney(terms.amount, terms.currency);
  const beneficiary = `${merchant.name} - ${merchant.city}`;
  const documentName = payer.document?.length === 11 ? 'CPF' : 'CNPJ';
  const payerLine = [payer.name, payer.document].filter(Boolean).join(` - ${documentName} `);
  const account = `${sandboxBank.branch} / ${sandboxBank.account}`;
  const ourNumber = `${sandboxBank.wallet} / ${readOurNumber(bankSlip.barcode)}`;
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
              <SlipField label="Data do documento" value={formatMarketDay(createdAt, 'pt-BR')} />
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
              <SlipField label="Data do documento" value={formatMarketDay(createdAt, 'pt-BR')} />
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

interface SlipFieldProps {
  label: string;
  value: string;
  size?: 'wide' | 'full';
}

function SlipField({ label, value, size }: SlipFieldProps) {
  return (
    <div className={size}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function SlipHeader({ digitableLine }: { digitableLine: string }) {
  return (
    <header>
      <span className="bank">{sandboxBank.name}</span>
      <span className="code">
        {sandboxBank.code}-{modulo11(sandboxBank.code)}
      </span>
      <span className="line">{formatDigitableLine(digitableLine)}</span>
    </header>
  );
}

const bankSlipStyles = `
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: #eef0f3; color: #000; font: 11px/1.35 Arial, Helvetica, sans-serif; }
main { max-width: 190mm; margin: 0 auto; padding: 8mm; background: #fff; }
section { margin: 0 0 6mm; }
h1 { margin: 0 0 4mm; font-size: 16px; } h2 { margin: 0; font-size: 12px; text-align: right; }
header { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 3mm; padding-bottom: 1mm; border-bottom: 2px solid #000; }
.bank { font-size: 15px; font-weight: 700; } .code { padding: 0 3mm; border: solid #000; border-width: 0 2px; font-size: 17px; font-weight: 700; }
.line { flex: 1; min-width: 0; font-size: 13px; font-weight: 700; text-align: right; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(6, 1fr); margin: 0; border-left: 1px solid #000; }
dl div { grid-column: span 2; min-width: 0; padding: 1mm; border: solid #000; border-width: 0 1px 1px 0; }
dl .wide { grid-column: span 4; } dl .full { grid-column: span 6; }
dt { font-size: 9px; } dd { margin: 0; font-size: 12px; overflow-wrap: anywhere; } .strong { font-weight: 700; }
.cut { margin: 0 0 6mm; border: 0; border-top: 1px dashed #555; }
.barcode { display: block; width: 111mm; max-width: 100%; height: 13mm; margin-top: 4mm; }
@media (max-width: 575px) { main { padding: 16px; } dl div { grid-column: span 3; } dl .wide, dl .full { grid-column: span 6; } .line { flex-basis: 100%; text-align: left; } }
@media print { body { padding: 0; background: #fff; } main { padding: 0; } section { break-inside: avoid; } }
@page { size: A4; margin: 10mm; }`;

const quietZone = 16;

function BarcodeImage({ digits }: { digits: string }) {
  const { bars, width } = barcodeBars(digits);
  return (
    <svg
      className="barcode"
      role="img"
      aria-label="Código de barras"
      viewBox={`${-quietZone} 0 ${width + 2 * quietZone} 50`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} width={width + 2 * quietZone} height="50" fill="#fff" />
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} width={bar.width} height="50" fill="#000" />
      ))}
    </svg>
  );
}

interface Bar {
  x: number;
  width: number;
}

const drawing = Compile(
  Type.Object({ encodings: Type.Tuple([Type.Object({ data: Type.String({ minLength: 1 }) })]) }),
);

export function barcodeBars(digits: string): { bars: Bar[]; width: number } {
  const barcode: object = {};
  JsBarcode(barcode, digits, { format: 'ITF' });
  const modules = drawing.Parse(barcode).encodings[0].data;
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    x: index,
    width: run.length,
  }));
  return { bars, width: modules.length };
}
