export const afterSale = {
  'access.title': 'Crie o seu acesso',
  'access.text': 'Sua compra está confirmada. Continue no site da escola para criar a sua conta.',
  'access.validUntil': 'Link válido até',
  'access.use': 'Uso',
  'access.use.once': 'Uma única vez',
  'access.textWithoutPage': 'Sua compra está confirmada. O atendimento abre a sua conta com você.',
  'access.open': 'Criar meu acesso',
  'access.facts': 'Para quem é o acesso',
  'access.note':
    'Ocultamos parte do seu contato, porque links podem ser encaminhados. Não é você? Não continue: fale com quem enviou o link.',
  'access.notFound.title': 'Este link de acesso não vale mais',
  'access.notFound.text':
    'O link de acesso que você recebe depois da compra vale por 72 horas e cria a conta uma única vez. Se você já criou a sua, entre por ela. Se não, peça um novo link na página do comprovante ou fale com a escola.',
  'access.unavailable.title': 'Não conseguimos abrir o seu link agora',
  'access.unavailable.text':
    'O problema é nosso, e o link continua válido. Aguarde um instante e tente novamente.',
  'refund.open.title': 'Quer desistir da compra?',
  'refund.open.text':
    'Você pode desistir da compra sem explicar por quê (art.\u00a049 do Código de Defesa do Consumidor).',
  'refund.until': 'Prazo para desistir',
  'refund.open.endsAccess': 'O acesso termina com a devolução.',
  'refund.asked.title': 'Pedido de devolução recebido',
  'refund.asked.text':
    'Recebemos o seu pedido em {day}: {amount} estão a caminho. Você não precisa fazer mais nada.',
  'refund.done.title': 'O dinheiro foi devolvido',
  'refund.done.text': '{product}: devolvemos {amount} da sua compra.',
  'refund.done.endsAccess': 'O acesso terminou com a devolução.',
  'refund.closed.title': 'Não é mais possível desistir por aqui',
  'refund.closed.text':
    '{product}: para falar sobre a sua compra, procure o atendimento e informe o pedido {order}.',
  'moneyBack.card':
    'No cartão, o estorno aparece na fatura atual ou na seguinte, conforme o banco.',
  'moneyBack.pix':
    'No Pix, o valor volta para a mesma conta de onde saiu, em geral em poucos minutos.',
  'moneyBack.bankslip': 'No boleto, o valor vai por Pix para uma chave de quem pagou.',
  'moneyBack.livelo': 'Os pontos voltam para a conta Livelo de onde saíram.',
  'moneyBack.other': 'O valor volta pelo mesmo meio em que foi pago.',
  'refund.facts': 'Sua compra',
  'refund.paidOn': 'Pago em',
  'refund.order': 'Número do pedido',
  'refund.amount': 'Valor da devolução',
  'refund.note':
    'Ocultamos parte do seu contato, porque links podem ser encaminhados. Não é você? Não confirme: fale com quem enviou o link.',
  'refund.pixKey.legend': 'Qual destas é a sua chave Pix?',
  'refund.pixKey.document': 'CPF ou CNPJ {value}',
  'refund.pixKey.cpf': 'CPF {value}',
  'refund.pixKey.cnpj': 'CNPJ {value}',
  'refund.pixKey.email': 'E-mail {value}',
  'refund.pixKey.phone': 'Celular {value}',
  'refund.pixKey.hint': 'Nenhuma delas? Fale com o atendimento.',
  'refund.pixKey.missing': 'Escolha a sua chave Pix',
  'refund.confirm': 'Desistir e receber {amount} de volta',
  'refund.keep': 'Manter meu acesso',
  'refund.confirming': 'Enviando…',
  'refund.failed': 'Não recebemos a confirmação do pedido. Tente novamente em alguns instantes.',
  'refund.notFound.title': 'Não encontramos esta compra',
  'refund.notFound.text':
    'O endereço pode estar incompleto. Abra novamente o link que você recebeu ou fale com o atendimento.',
  'refund.unavailable.title': 'Não conseguimos abrir a sua compra agora',
  'refund.unavailable.text':
    'O problema é nosso, e o link continua válido. Aguarde um instante e tente novamente.',
  'reminder.open.title': 'Não quer mais lembretes?',
  'reminder.open.text': 'Sem problema: confirme e paramos de enviar.',
  'reminder.facts': 'Quem recebe os lembretes',
  'reminder.ends': 'Param de chegar',
  'reminder.ends.what': 'Lembretes de compras não terminadas',
  'reminder.stays': 'Continuam chegando',
  'reminder.stays.what': 'Recibos e avisos de compras feitas',
  'reminder.confirm': 'Não quero mais lembretes',
  'reminder.confirming': 'Enviando…',
  'reminder.withdrawn.title': 'Você não recebe mais lembretes',
  'reminder.withdrawn.text':
    'Não enviamos mais lembretes de compras não terminadas para {email}. E-mails sobre compras feitas continuam chegando.',
  'reminder.failed': 'Não recebemos a sua confirmação. Tente novamente em alguns instantes.',
  'reminder.notFound.title': 'Este link não vale mais',
  'reminder.notFound.text':
    'O endereço pode estar incompleto. Abra novamente o link da mensagem que você recebeu.',
  'reminder.unavailable.title': 'Não conseguimos abrir a página agora',
  'reminder.unavailable.text':
    'O problema é nosso, e o link continua válido. Aguarde um instante e tente novamente.',
} as const;
