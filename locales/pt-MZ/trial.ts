import type { TextsOf } from '../messageKey';
import type { trial as original } from '../pt-BR/trial';

export const trial: Partial<TextsOf<typeof original>> = {
  'trial.running.title': 'O seu período gratuito começou',
  'trial.running.text':
    'Utiliza {product} sem pagar até {day}. Se cancelar antes da cobrança, nada é cobrado e continua com acesso até essa data.',
  'trial.due.title': 'O seu período gratuito terminou',
  'trial.due.text':
    '{product}: o período gratuito foi até {day}. A cobrança é o passo seguinte: se cancelar antes dela, nada é cobrado.',
  'trial.declined.text':
    '{product}: o período gratuito foi até {day}. O banco recusou a cobrança no seu cartão, e nada foi cobrado. A próxima tentativa é em {next}: se cancelar antes dela, não paga nada.',
  'trial.notReached.text':
    '{product}: o período gratuito foi até {day}. Por uma falha de comunicação não conseguimos fazer a cobrança, e nada foi cobrado. Tentamos de novo a cada hora: se cancelar antes, não paga nada.',
  'trial.kept.title': 'A sua subscrição está activa',
  'trial.charged.text':
    '{product}: o período gratuito foi até {day}. A subscrição foi cobrada no seu cartão em {charged}, e não há mais nada a pagar por ela.',
  'trial.paidOtherwise.text':
    '{product}: período gratuito até {day}. A subscrição já foi paga de outra forma, por isso nada é cobrado no seu cartão.',
  'trial.cancelled.title': 'Período gratuito cancelado',
  'trial.cancelled.text': 'Nada será cobrado. Continua a utilizar {product} até {day}.',
  'trial.cancelledAndOver.text':
    'Nada foi cobrado, e nada será. {product}: o período gratuito foi até {day}.',
  'trial.ended.title': 'O seu período gratuito terminou',
  'trial.endedDeclined.text':
    '{product}: o período gratuito foi até {day}. O banco recusou a cobrança no seu cartão, e nada foi cobrado.',
  'trial.endedNotReached.text':
    '{product}: o período gratuito foi até {day}. Por uma falha de comunicação não conseguimos fazer a cobrança, e nada foi cobrado.',
  'trial.refunded.title': 'A sua subscrição terminou',
  'trial.refunded.text':
    '{product}: o período gratuito foi até {day}. O valor pago pela subscrição foi devolvido, e ela terminou com isso.',
  'trial.free': 'Gratuito até {day}',
  'trial.freeUntil': 'Gratuito até',
  'trial.note':
    'Ocultamos parte do seu contacto, porque os links podem ser reencaminhados. Não é a pessoa indicada? Não cancele: fale com quem enviou o link.',
  'trial.enter': 'Aceder agora',
  'trial.open': 'Cancelar período gratuito',
  'trial.cancelling': 'A cancelar…',
  'trial.failed.charging':
    'A cobrança está a ser feita neste momento, por isso já não é possível cancelar aqui. Fale com o atendimento: tem 7 dias para desistir da compra.',
  'trial.notFound.title': 'Não encontrámos este período gratuito',
  'trial.notFound.text':
    'O endereço pode estar incompleto. Abra novamente o link do seu comprovativo ou fale com o atendimento.',
  'trial.unavailable.title': 'Não conseguimos abrir o seu período gratuito agora',
};
