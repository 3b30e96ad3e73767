import { cardAgreementConsent } from '@/domain/trials';
import { payment as es } from '@/locales/es-PE/payment';
import { payment as pt } from '@/locales/pt-BR/payment';
import { payment as mz } from '@/locales/pt-MZ/payment';

/**
 * The words that buyers agreed to, by version. They stay here for as long as the agreements are
 * kept.
 */
const words: Record<string, readonly string[]> = {
  '2026-11': [
    'Hoje você paga {zero}: o cartão só é verificado. Em {day}, depois de {days} dias grátis, cobramos neste cartão {price} (total de {total}). Se o banco recusar, tentamos de novo 1 e 3 dias depois. Cancele antes da cobrança, pelo link do comprovante, e não paga nada. Ao confirmar, você concorda com isso.',
    'Hoje paga {zero}: o cartão só é verificado. Em {day}, depois de {days} dias gratuitos, cobramos neste cartão {price} (total de {total}). Se o banco recusar, tentamos de novo 1 e 3 dias depois. Cancele antes da cobrança, pela ligação do comprovativo, e não paga nada. Ao confirmar, concorda com isto.',
    'Hoy pagas {zero}: solo verificamos la tarjeta. El {day}, después de {days} días gratis, cobramos a esta tarjeta {price} (total de {total}). Si el banco la rechaza, lo intentamos de nuevo 1 y 3 días después. Cancela antes del cobro, con el enlace del comprobante, y no pagas nada. Al confirmar, aceptas estas condiciones.',
  ],
};

const parts = [
  'payment.trial.today',
  'payment.trial.charge',
  'payment.trial.retry',
  'payment.trial.cancel',
  'payment.trial.agreed',
] as const;

test('the words that a buyer agrees to for a charge after a trial match their version', () => {
  const shown = [pt, { ...pt, ...mz }, es].map((texts) =>
    parts.map((part) => texts[part]).join(' '),
  );
  expect(shown).toEqual(words[cardAgreementConsent]);
});
