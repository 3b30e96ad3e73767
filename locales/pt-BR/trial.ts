export const trial = {
  'trial.running.title': 'Seu período grátis começou',
  'trial.running.text':
    'Você usa {product} sem pagar até {day}. Se cancelar antes da cobrança, nada é cobrado e você continua com acesso até essa data.',
  'trial.due.title': 'Seu período grátis terminou',
  'trial.due.text':
    '{product}: o período grátis foi até {day}. A cobrança é o próximo passo: se você cancelar antes dela, nada é cobrado.',
  'trial.declined.title': 'A cobrança não foi aprovada',
  'trial.declined.text':
    '{product}: o período grátis foi até {day}. O banco recusou a cobrança no seu cartão, e nada foi cobrado. A próxima tentativa é em {next}: se você cancelar antes dela, não paga nada.',
  'trial.notReached.title': 'A cobrança ainda não foi feita',
  'trial.notReached.text':
    '{product}: o período grátis foi até {day}. Por uma falha de comunicação não conseguimos fazer a cobrança, e nada foi cobrado. Tentamos de novo a cada hora: se você cancelar antes, não paga nada.',
  'trial.kept.title': 'Sua assinatura está ativa',
  'trial.charged.text':
    '{product}: o período grátis foi até {day}. A assinatura foi cobrada no seu cartão em {charged}, e não há mais nada a pagar por ela.',
  'trial.paidOtherwise.text':
    '{product}: período grátis até {day}. A assinatura já foi paga de outra forma, por isso nada é cobrado no seu cartão.',
  'trial.cancelled.title': 'Período grátis cancelado',
  'trial.cancelled.text': 'Nada será cobrado. Você continua usando {product} até {day}.',
  'trial.cancelledAndOver.text':
    'Nada foi cobrado, e nada será. {product}: o período grátis foi até {day}.',
  'trial.ended.title': 'Seu período grátis terminou',
  'trial.endedDeclined.text':
    '{product}: o período grátis foi até {day}. O banco recusou a cobrança no seu cartão, e nada foi cobrado.',
  'trial.endedNotReached.text':
    '{product}: o período grátis foi até {day}. Por uma falha de comunicação não conseguimos fazer a cobrança, e nada foi cobrado.',
  'trial.refunded.title': 'Sua assinatura terminou',
  'trial.refunded.text':
    '{product}: o período grátis foi até {day}. O valor pago pela assinatura foi devolvido, e ela terminou com isso.',
  'trial.facts': 'Detalhes',
  'trial.free': 'Grátis até {day}',
  'trial.freeUntil': 'Grátis até',
  'trial.atStart': 'Pago no início',
  'trial.chargeOn': 'Próxima cobrança',
  'trial.amount': 'Valor da cobrança',
  'trial.chargedOn': 'Cobrado em',
  'trial.chargedAmount': 'Valor cobrado',
  'trial.amountOf': '{total} em {count}x',
  'trial.note':
    'Ocultamos parte do seu contato, porque links podem ser encaminhados. Não é você? Não cancele: fale com quem enviou o link.',
  'trial.enter': 'Acessar agora',
  'trial.open': 'Cancelar período grátis',
  'trial.cancel': 'Cancelar e não pagar nada',
  'trial.cancelling': 'Cancelando…',
  'trial.failed.charging':
    'A cobrança está sendo feita neste momento, por isso não dá mais para cancelar aqui. Fale com o atendimento: você tem 7 dias para desistir da compra.',
  'trial.failed.noAnswer':
    'Não recebemos a confirmação do cancelamento. Tente novamente em alguns instantes.',
  'trial.notFound.title': 'Não encontramos este período grátis',
  'trial.notFound.text':
    'O endereço pode estar incompleto. Abra novamente o link do seu comprovante ou fale com o atendimento.',
  'trial.unavailable.title': 'Não conseguimos abrir o seu período grátis agora',
  'trial.unavailable.text':
    'O problema é nosso, e o link continua válido. Aguarde um instante e tente novamente.',
} as const;
