/** /success-invoice: what came of an invoice's payment. */
export const invoicePaid = {
  'invoicePaid.title': 'Fatura paga!',
  'invoicePaid.title.sale': 'Pagamento realizado com sucesso!',
  'invoicePaid.title.renew': 'Acesso renovado!',
  'invoicePaid.title.upgrade': 'Plano novo confirmado!',
  'invoicePaid.text':
    'Recebemos o pagamento. Você não precisa enviar o comprovante nem fazer mais nada.',
  'invoicePaid.receipt': 'Comprovante',
  'invoicePaid.date': 'Data do pagamento',
  'invoicePaid.missing.title': 'Não encontramos este pagamento',
  'invoicePaid.missing.text':
    'Abra novamente o link que você recebeu: lá está escrito se ainda há algo a pagar. Nada é cobrado duas vezes.',
  'invoicePaid.failed.title': 'O pagamento ainda não foi feito',
  'invoicePaid.failed.text':
    'O pagamento não foi concluído e nenhum valor ficou cobrado. Abra novamente o link que você recebeu para pagar de outra forma.',
} as const;
