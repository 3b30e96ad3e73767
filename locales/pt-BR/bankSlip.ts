/** The bank-slip variant of the success page. */
export const bankSlip = {
  'bankSlip.title': 'Quase lá!',
  'bankSlip.text':
    'Seu boleto já está disponível. Em até 2 dias após a confirmação do pagamento, você recebe um e-mail para finalizar o cadastro.',
  'bankSlip.open': 'Ver boleto',
  'bankSlip.digitableLine': 'Linha digitável',
  'bankSlip.copy': 'Copiar linha digitável',
  'bankSlip.copied': 'Linha digitável copiada',
  'bankSlip.copyFailed': 'Não foi possível copiar. Selecione a linha e copie manualmente.',
  'bankSlip.amount': 'Valor',
  'bankSlip.dueDate': 'Vencimento',
  'bankSlip.barcode': 'Código de barras do boleto',
  'bankSlip.simulate': 'Simular pagamento',
} as const;
