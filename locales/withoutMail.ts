import type { BrandCopy, Language } from './brandCopy';
import type { Messages } from './messageKey';

export const withoutMail: Record<Language, Partial<Messages>> = {
  'pt-BR': {
    // Nobody is asked then.
    'lead.reminder': '',
    'success.next.1': 'Guarde os detalhes desta compra: ela está registrada em seu nome.',
    'success.next.mailed': 'Guarde os detalhes desta compra: ela está registrada em seu nome.',
    'success.next.2': 'Se tiver dúvidas sobre o acesso, fale com a central de ajuda.',
    'success.next.also': 'Se tiver dúvidas sobre o acesso, fale com a central de ajuda.',
    'bankSlip.text':
      'Seu boleto já está disponível. A compra é confirmada em até 2 dias após o pagamento.',
    'verification.slow':
      'Está demorando mais que o normal. Você pode fechar esta página e voltar depois: nada será cobrado duas vezes.',
  },
  'pt-MZ': {
    'lead.reminder': '',
    'success.next.1': 'Guarde os detalhes desta compra: está registada em seu nome.',
    'success.next.mailed': 'Guarde os detalhes desta compra: está registada em seu nome.',
    'success.next.2': 'Se tiver dúvidas sobre o acesso, fale com a central de ajuda.',
    'success.next.also': 'Se tiver dúvidas sobre o acesso, fale com a central de ajuda.',
    'bankSlip.text':
      'O seu boleto já está disponível. A compra é confirmada no prazo de 2 dias após o pagamento.',
    'verification.slow':
      'Está a demorar mais do que o normal. Pode fechar esta página e voltar depois: nada será cobrado duas vezes.',
  },
  'es-PE': {
    'lead.reminder': '',
    'success.next.1': 'Guarda los detalles de esta compra: está registrada a tu nombre.',
    'success.next.mailed': 'Guarda los detalles de esta compra: está registrada a tu nombre.',
    'success.next.2': 'Si tienes dudas sobre el acceso, comunícate con el centro de ayuda.',
    'success.next.also': 'Si tienes dudas sobre el acceso, comunícate con el centro de ayuda.',
    'bankSlip.text':
      'Tu boleto ya está disponible. La compra se confirma hasta 2 días después del pago.',
    'verification.slow':
      'Está tardando más de lo normal. Puedes cerrar esta página y volver después: no se cobrará nada dos veces.',
  },
};

const mozambique: Partial<Messages> = {
  'payment.bankslip.text':
    'O boleto é registado no banco e fica disponível em até 2 horas. A compra é confirmada em até 2 dias após o pagamento.',
  'bankSlip.text':
    'O seu boleto é registado no banco e fica disponível em até 2 horas. A compra é confirmada em até 2 dias após o pagamento.',
};

export const brandCopyWithoutMail = new Map<string, BrandCopy>([
  ['ms', { 'pt-MZ': mozambique }],
  ['wol', { 'pt-MZ': mozambique }],
]);
