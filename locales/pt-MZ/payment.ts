import type { TextsOf } from '../messageKey';
import type { payment as original } from '../pt-BR/payment';

export const payment: Partial<TextsOf<typeof original>> = {
  'payment.title': 'Como quer pagar?',
  'payment.terms.terms': 'Termos de utilização',
  'payment.pix.text':
    'No próximo ecrã copia o código Pix ou lê o QR Code. O pagamento é confirmado em segundos.',
  'payment.bankslip.text':
    'O boleto vence em 3 dias ou no dia útil seguinte. O acesso é dado até 2 dias depois da confirmação do pagamento.',
  'payment.split.pixText':
    'O QR Code do Pix aparece no próximo ecrã. O cartão só é cobrado depois de o Pix ser pago.',
  'payment.captchaFailed':
    'Não foi possível confirmar que o pedido vem de uma pessoa. Nada foi cobrado e o que introduziu continua aqui: tente de novo e, se não resultar, use outro navegador ou outra rede.',
  'payment.insecurePage':
    'Este endereço não é seguro: só se aceitam cartões em páginas que começam por https. Nada foi cobrado. Abra a página com https.',
  'payment.cardOutdated':
    'Não foi possível proteger os dados do cartão nesta página, e nada foi cobrado. Pague de outra forma ou recarregue a página e introduza o cartão de novo.',
  'payment.stored.gone':
    'Este cartão já não está guardado. Nada foi cobrado: introduza os dados de um cartão para pagar.',
  'payment.storeCard':
    'Guardar este cartão durante 1 hora para comprar com um clique as ofertas desta compra. Nada é cobrado sem a sua confirmação.',
  'payment.stored.submit': 'Finalizar pagamento de {amount}',
  'payment.stored.terms': 'Ao finalizar, aceita os {terms} e a {privacy}.',
  'payment.stored.terms.none':
    'Ao finalizar, aceita as condições da compra apresentadas nesta página.',
  'payment.terms.none': 'Li e aceito as condições da compra apresentadas nesta página',
  'payment.stored.which':
    'Cobramos no {company} final {digits}, o cartão da compra que acabou de fazer.',
  'payment.stored.text':
    'Usamos o cartão da compra que acabou de fazer. Não é preciso escrever nada.',
  'payment.inPerson.text':
    'Paga agora, diretamente a {seller}. Finalize abaixo para registar o pedido: a compra fica completa quando o atendimento registar o recebimento.',
  'payment.installments.one': '1x de {value} (a pronto)',
  'payment.installments.first': 'A 1.ª prestação é de {value}',
  'payment.submit': 'Finalizar',
  'payment.submitting': 'A processar o seu pagamento…',
  'payment.submitting.long': 'Ainda estamos a confirmar com o banco…',
  'payment.declined.card_refused':
    'O banco emissor não autorizou a compra, e nada foi cobrado. Use outro cartão ou outra forma de pagamento; os seus dados continuam preenchidos.',
  'payment.declined.insufficient_funds':
    'O cartão não tem saldo disponível para esta compra, e nada foi cobrado. Use outro cartão ou escolha outra forma de pagamento.',
  'payment.declined.wrong_security_code':
    'O código de segurança não corresponde, e nada foi cobrado. Introduza o CVV novamente e confirme.',
  'payment.declined.onlyCard.card_refused':
    'O banco emissor não autorizou a compra, e nada foi cobrado. Use outro cartão, ou fale com o banco e tente novamente; os seus dados continuam preenchidos.',
  'payment.declined.onlyCard.insufficient_funds':
    'O cartão não tem saldo disponível para esta compra, e nada foi cobrado. Use outro cartão ou fale com o banco.',
  'payment.buyer': 'A comprar como {name}',
  'payment.alreadyPaid.text': 'Foi paga noutra página ou por outro link. Nada foi cobrado agora.',
  'payment.alreadyOwned.title': 'Já tem este produto',
  'payment.inProgress':
    'Já existe um pagamento desta compra em curso. Estamos a verificar o resultado.',
  'payment.pending': 'Já tem um pagamento desta compra à sua espera.',
  'payment.accepted': 'Não é preciso pagar de novo. O comprovativo não abriu agora: abra-o aqui.',
  'payment.unknown.title': 'Estamos a verificar o seu pagamento',
  'payment.unknown.asking': 'Estamos a verificar o que aconteceu com o seu pagamento…',
  'payment.notStarted': 'Nada foi cobrado. Já pode tentar novamente.',
  'payment.away.paid':
    'Pagamento confirmado. A ligação caiu agora: o comprovativo abre automaticamente quando ela voltar, e não é preciso pagar de novo.',
  'payment.away.sent':
    'Recebemos o seu pedido, mas a ligação caiu agora. O próximo ecrã abre automaticamente quando ela voltar: não confirme de novo.',
  'payment.offline':
    'Sem ligação à internet. Nada foi cobrado, e os seus dados continuam aqui: verifique a ligação e tente novamente.',

  'mpesa.text': 'Recebe um pedido de pagamento no telemóvel e confirma-o com o seu PIN do M-Pesa.',
  'mpesa.phone.hint': 'O número que começa por 84 ou 85, sem o indicativo',
  'mpesaRequest.confirm.title': 'Confirme no seu telemóvel',
  'mpesaRequest.confirm.phone': 'Enviámos o pedido ao número M-Pesa que termina em {digits}.',
  'mpesaRequest.confirm.1': 'Abra o pedido de pagamento que chegou ao seu telemóvel.',
  'mpesaRequest.confirm.2': 'Introduza o seu PIN do M-Pesa para confirmar.',
  'mpesaRequest.confirm.3': 'Volte a esta página: ela avança automaticamente.',
  'mpesaRequest.confirm.validFor': 'O pedido é válido durante {minutes} minutos',
  'mpesaRequest.cancelled.text':
    'O pedido foi recusado no telemóvel e nada foi cobrado. Volte para enviar um novo pedido ou pagar de outra forma.',

  'summary.interest': 'Juros das prestações',

  'payment.trial.today': 'Hoje paga {zero}: o cartão só é verificado.',
  'payment.trial.charge':
    'Em {day}, depois de {days} dias gratuitos, cobramos neste cartão {price} (total de {total}).',
  'payment.trial.cancel':
    'Cancele antes da cobrança, pela ligação do comprovativo, e não paga nada.',
  'payment.trial.agreed': 'Ao confirmar, concorda com isto.',
  'payment.trial.running.title': 'O seu período gratuito ainda está a decorrer',
  'payment.trial.running.text':
    'Com este e-mail ou documento já começou um período gratuito deste produto. É cobrado automaticamente no fim, se não for cancelado, e não é preciso pagar agora. Nada foi cobrado. Comprar mesmo assim é uma segunda compra, além dele.',
  'payment.trial.submit': 'Começar período gratuito',
  'payment.termsChanged.day':
    'Esta página ficou aberta mais de um dia, por isso o dia da cobrança mudou. Nada foi cobrado. Confira o novo dia e confirme novamente.',
  'payment.termsChanged.terms':
    'O período gratuito já não é como esta página mostrava. Nada foi cobrado. Confira as condições e confirme novamente ou, se este aviso voltar, actualize a página.',
  'payment.trial.used.title': 'O período gratuito já foi utilizado',
  'payment.trial.used.known':
    'Já utilizou o período gratuito, que vale uma vez por pessoa: a subscrição é paga agora.',
  'payment.trial.used.text':
    'Com este e-mail ou documento os dias gratuitos já foram utilizados: valem uma vez por pessoa. Nada foi cobrado. Para subscrever agora, o valor é {amount}: confira o resumo e confirme novamente.',
  'payment.trial.used.textOnly':
    'Com este e-mail ou documento os dias gratuitos já foram utilizados: valem uma vez por pessoa. Nada foi cobrado. Confira o resumo e confirme novamente.',
};
