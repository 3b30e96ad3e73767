export const livelo = {
  'livelo.points': '{points} pontos',
  'livelo.mix': '{points} + {money}',
  'livelo.pay': 'Pague com {mix}',
  'livelo.withoutPoints': 'Pagar sem pontos',
  'livelo.otherCpf': 'Usar outro CPF',
  'livelo.away':
    'A Livelo não respondeu agora. Nada foi descontado: aguarde um instante e tente novamente.',
  'livelo.proved': 'Seu acesso à Livelo já está confirmado.',
  'livelo.proved.continue': 'Continuar',
  'livelo.cpf.title': 'Pague com seus pontos Livelo',
  'livelo.cpf.text':
    'Informe o CPF da sua conta Livelo. No próximo passo você confirma que a conta é sua, e só depois escolhe quantos pontos usar.',
  'livelo.cpf.hint': 'Usamos o CPF apenas para localizar a conta; ele não fica guardado.',
  'livelo.cpf.submit': 'Continuar',
  'livelo.cpf.submitting': 'Consultando…',
  'livelo.device.title': 'Para onde enviamos o código?',
  'livelo.device.text':
    'A Livelo envia um código por SMS ao celular que você escolher. Por segurança, mostramos só o final do número e não informamos se um CPF participa do programa.',
  'livelo.device.legend': 'Celular que recebe o código',
  'livelo.device.detail': 'Celular com final {digits}',
  'livelo.device.required': 'Escolha um celular.',
  'livelo.device.submit': 'Enviar código',
  'livelo.device.submitting': 'Enviando…',
  'livelo.device.unknown': 'Não reconheço estes números',
  'livelo.device.limited':
    'Um código foi enviado há pouco para esta conta. Você pode pedir outro em {time}.',
  'livelo.code.title': 'Digite o código da Livelo',
  'livelo.code.sent':
    'O código de 6 dígitos vai por SMS para o celular {digits}, se o CPF informado participar da Livelo.',
  'livelo.code.otherDevice': 'Escolher outro celular',
  'livelo.code.none': 'Não recebi o código',
  'livelo.method.title': 'Pontos, dinheiro ou os dois',
  'livelo.method.text': 'Total da compra: {price}. Seu saldo: {balance} pontos.',
  'livelo.method.legend': 'Como você quer pagar?',
  'livelo.method.points': 'Só pontos',
  'livelo.method.points.detail': '{points} pagam a compra inteira',
  'livelo.method.both': 'Pontos e dinheiro',
  'livelo.method.both.detail': '{points} valem {money}; o restante no cartão ou no Pix',
  'livelo.method.cash': 'Só dinheiro',
  'livelo.method.cash.detail': '{money} sem usar pontos',
  'livelo.method.submit': 'Continuar',
  'livelo.slider': 'Quantos pontos você quer usar?',
  'livelo.slider.less': 'Usar {points} pontos a menos',
  'livelo.slider.more': 'Usar {points} pontos a mais',
  'livelo.payment.change': 'Mudar a quantidade de pontos',
  'livelo.payment.points':
    'Ao confirmar, os pontos são descontados da sua conta Livelo. Nenhum valor é cobrado em dinheiro.',
  'livelo.summary.price': 'Valor da compra',
  'livelo.summary.cash': 'A pagar em dinheiro',
  'livelo.held.title': 'Seus pontos estão reservados',
  'livelo.held.text':
    'Um pagamento desta compra espera pelo Pix. Até que ele seja pago ou expire, os pontos dele não aparecem no saldo.',
  'livelo.held.open': 'Ver o Pix',
  'livelo.held.paid': 'Pagamento confirmado! Redirecionando…',
  'livelo.held.away':
    'A conexão caiu agora. O seu comprovante abre automaticamente quando ela voltar, e não é preciso pagar de novo.',
  'livelo.error.title': 'Não foi possível usar seus pontos',
  'livelo.error.text': 'O acesso à Livelo não foi concluído. Você pode tentar de novo.',
  'livelo.error.unavailable.title': 'A Livelo não liberou estes pontos',
  'livelo.error.unavailable.text':
    'Esta conta não pode resgatar pontos no momento. Para saber o motivo, fale com a Livelo.',
  'livelo.error.balance.title': 'O saldo não alcança o mínimo',
  'livelo.error.balance.text':
    'Esta conta tem menos pontos do que o mínimo de um resgate. Você pode usar outra conta ou pagar sem pontos.',
  'livelo.error.unrecognized.title': 'Não conseguimos confirmar a conta',
  'livelo.error.unrecognized.text':
    'O código só chega a celulares de contas Livelo ativas. Confira o CPF e o celular no site da Livelo, ou siga sem pontos.',
  'livelo.error.redemption.title': 'Os pontos não foram resgatados',
  'livelo.error.redemption.text':
    'O saldo da conta mudou e não cobre mais os pontos escolhidos. Escolha outra quantidade ou pague sem pontos.',
  'livelo.error.kept': 'Nenhum ponto foi descontado e nada foi cobrado.',
  'livelo.error.retry': 'Tentar com a Livelo novamente',
} as const;
