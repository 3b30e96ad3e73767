/** The root where nothing is shown to the public. */
export const root = {
  'root.title': 'Abra o link recebido',
  'root.text':
    'Este endereço não mostra ofertas. Para comprar, use o link enviado pela escola ou pelo atendimento.',
} as const;
