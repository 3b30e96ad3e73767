import type { TextsOf } from '../messageKey';
import type { shell as original } from '../pt-BR/shell';

export const shell: Partial<TextsOf<typeof original>> = {
  'shell.order.benefits': 'O que recebe',
  'stepName.lead': 'Os seus dados',
  'price.atOnce': 'ou {total} a pronto',
  'price.total': 'total {spread}, ou {total} a pronto',
  'shell.cookies.how.settings': 'Abra as definições do seu navegador.',
  'shell.cookies.otherwise': 'Ou abra o link noutro navegador',
  'shell.loading': 'A carregar…',
  'shell.redrawn':
    'Uma extensão ou o tradutor mudou esta página: confira o que está preenchido. Para ver o que enviou, carregue a página de novo sem eles.',
  'shell.securePayment': 'Pagamento seguro e encriptado',
  'shell.terms': 'Termos',
  'noScript.text': 'Active o JavaScript do navegador para continuar.',
  'loadAgain.late':
    'Uma parte desta página está a demorar: espere um pouco, que ela continua automaticamente.',
  'loadAgain.old':
    'Este navegador é demasiado antigo para esta página. Actualize-o ou abra o link noutro.',

  // Whether tags may run; of the document, too.
  'consent.text':
    'Usamos cookies para medir visitas e anúncios. Só são activados se os aceitar; a compra funciona da mesma forma sem eles.',
  'captcha.notice':
    'Este sítio é protegido pelo reCAPTCHA; aplicam-se a {privacy} e os {terms} da Google.',
  'shell.newTab': '(abre num novo separador)',

  'paid.text': '{product}: pagou {amount} em {day}. Nada mais será cobrado por esta compra.',
  'paid.textOnly': '{product}: a sua compra está paga. Nada mais será cobrado por ela.',
  'paid.addition': 'Acrescentar algo e pagar apenas a diferença',

  'support.title': 'Fale connosco',
  'support.faq': 'Centro de ajuda',

  'paid.trial.title': 'O seu período gratuito já começou',
  'paid.trial.text':
    '{product}: o seu período gratuito começou em {day}. Depois dele são cobrados {amount}, se não cancelar.',
  'paid.trial.over':
    '{product}: o seu período gratuito foi até {day}. Depois dele são cobrados {amount}, se não cancelar.',
  'paid.trial.retried':
    '{product}: o seu período gratuito foi até {day}. A cobrança de {amount} não foi concluída e será tentada de novo.',
  'paid.kept.title': 'A sua subscrição está activa',
};
