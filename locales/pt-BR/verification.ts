/** /payment-verification: waiting for the provider's answer (3-D Secure and slow answers). */
export const verification = {
  'verification.title': 'Estamos confirmando o seu pagamento',
  'verification.text': 'Isso costuma levar poucos segundos. Não feche esta página.',
  'verification.action.title': 'Confirme a compra com o seu banco',
  'verification.action.part': 'Confirme o cartão {part} no banco emissor',
  'verification.action.text':
    'O seu banco pede uma confirmação para autorizar o cartão. Depois de confirmar, você volta para cá.',
  'verification.action.open': 'Ir para o banco',
  'verification.ended.title': 'Este pagamento não está mais em aberto',
  'verification.ended.text': 'Nenhum valor será cobrado por ele. Volte para pagar novamente.',
  'verification.missing.title': 'Não encontramos este pagamento',
  'verification.missing.text': 'Volte para escolher como pagar; nada foi cobrado por esta página.',
  'verification.back': 'Voltar ao pagamento',
  'verification.slow':
    'Está demorando mais que o normal. Você pode fechar esta página: avisaremos por e-mail e nada será cobrado duas vezes.',
  'verification.released':
    'Nada foi cobrado: o valor reservado na outra parte do pagamento é liberado.',
  'verification.inPerson.title': 'Falta pagar ao atendimento',
  'verification.inPerson.text':
    'Pague a {seller} pela forma abaixo. Quando o atendimento registrar o recebimento, esta página avança sozinha.',
  'verification.inPerson.amount': 'Valor a pagar',
  'verification.inPerson.method': 'Forma de pagamento',
  'verification.inPerson.waiting': 'Aguardando a confirmação do atendimento',
  'verification.inPerson.simulate': 'Simular pagamento',
  'verification.inPerson.otherMethod': 'Escolher outra forma de pagamento',
} as const;
