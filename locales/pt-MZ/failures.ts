import type { TextsOf } from '../messageKey';
import type { failures as original } from '../pt-BR/failures';

export const failures: Partial<TextsOf<typeof original>> = {
  'failure.offline':
    'Sem ligação à internet. Os seus dados continuam aqui: verifique a ligação e tente novamente.',
  'failure.slow':
    'Está a demorar mais do que o normal. Os seus dados continuam aqui; pode tentar novamente sem risco de pagar duas vezes.',
  'failure.wait.quarter':
    'Muitas tentativas em pouco tempo. Os seus dados continuam aqui: tente novamente dentro de 15 minutos.',
  'failure.wait.hour':
    'Muitas tentativas em pouco tempo. Os seus dados continuam aqui: tente novamente dentro de uma hora.',
  'failure.unavailable':
    'Não conseguimos contactar o servidor agora. Os seus dados continuam aqui: aguarde um momento e tente novamente.',
  'failure.unexpected': 'Algo não correu como esperado. Tente novamente dentro de momentos.',
  'failure.page.title': 'Algo correu mal nesta página',

  'genericError.title': 'Não foi possível concluir este passo',
  'genericError.kept':
    'O que já preencheu continua guardado, e uma compra que já foi paga não é cobrada outra vez.',

  'link.title': 'Este link já não está disponível',
  'link.text':
    'O endereço pode ter expirado ou estar incompleto. Peça um novo link a quem lhe enviou este.',
  'link.price.text': 'Também pode comprar pelo preço atual, que pode ser outro.',
  'link.unavailable.title': 'Não foi possível abrir este link agora',
  'link.unavailable.text':
    'O problema é nosso, e o link continua válido. Aguarde um momento e tente novamente.',
  'sender.tell': 'Fale com a pessoa ou a empresa que lhe enviou o link.',
  'sender.send': 'Envie-lhe este endereço: mostra o que tentou abrir.',
  'sender.open':
    'Abra de novo o link, diretamente na mensagem em que o recebeu, sem copiar o endereço.',
  'sender.another': 'Se não abrir, peça um novo link a quem lhe enviou este.',
  'sender.message.link': 'Olá! Este link já não abre: {address} Pode enviar-me um novo?',
  'sender.message.help': 'Olá! Não consegui continuar neste link: {address} Pode ajudar-me?',
  'sender.again':
    'Se voltar a acontecer, fale com a pessoa ou a empresa que lhe enviou o link e indique a referência abaixo.',
  'sender.message.failure':
    'Olá! Não consegui continuar na página de pagamento. Referência: {reference}. Pode ajudar-me?',
  'failure.captcha':
    'Não foi possível confirmar que o pedido vem de uma pessoa. O que introduziu continua aqui: tente de novo e, se não resultar, use outro navegador ou outra rede.',
  'sender.asksNothing': 'Esta página não pede palavra-passe nem dados do cartão.',
};
