import { storedCardConsent } from '@/domain/storedCards';
import { payLinks as esOffer } from '@/locales/es-PE/payLinks';
import { payment as es } from '@/locales/es-PE/payment';
import { payLinks as ptOffer } from '@/locales/pt-BR/payLinks';
import { payment as pt } from '@/locales/pt-BR/payment';
import { payLinks as mzOffer } from '@/locales/pt-MZ/payLinks';
import { payment as mz } from '@/locales/pt-MZ/payment';

/**
 * The words that buyers agreed to, by version. They stay here for as long as the consents are kept.
 */
const words: Record<string, readonly string[]> = {
  '2026-11': [
    'Guardar este cartão por 1 hora para comprar com um clique as ofertas desta compra. Nada é cobrado sem a sua confirmação.',
    'Guardar este cartão durante 1 hora para comprar com um clique as ofertas desta compra. Nada é cobrado sem a sua confirmação.',
    'Guardar esta tarjeta por 1 hora para comprar con un clic las ofertas de esta compra. No se cobra nada sin tu confirmación.',
    'Ao verificar, você concorda que o cartão fique guardado por 1 hora, só para aceitar esta oferta.',
    'Ao verificar, concorda que o cartão fique guardado durante 1 hora, só para aceitar esta oferta.',
    'Al verificar, aceptas que la tarjeta quede guardada por 1 hora, solo para aceptar esta oferta.',
  ],
};

test('the words that a buyer agrees to for a stored card match their version', () => {
  const [first, second, third, ...offers] = words[storedCardConsent] ?? [];
  const shown = [pt, mz, es].map((texts) => texts['payment.storeCard']);
  expect(shown).toEqual([first, second, third]);
  [ptOffer, mzOffer, esOffer].forEach((texts, index) => {
    expect(texts['customOffer.card.consent']).toBe(offers[index]);
  });
});
