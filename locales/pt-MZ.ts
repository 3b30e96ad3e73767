import type { Messages } from './messageKey';

/** Mozambique: what differs from pt-BR. */
export const ptMZ: Partial<Messages> = {
  'field.phone': 'Telemóvel',
  'validation.phone':
    'Insira um número de telemóvel válido, a começar por 8. Caso seja de fora de Moçambique, selecione a bandeira no ícone ao lado.',
  'payment.submit': 'Finalizar',
  'failure.unexpected': 'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde',
  'payment.declined.processing_error':
    'Não conseguimos processar a transação. Faça uma nova tentativa.',
  'bankSlip.text':
    'Seu boleto é registrado no banco e fica disponível em até 2 horas. O acesso é enviado por e-mail em até 2 dias após a confirmação do pagamento.',
};
