const gmail = 'https://mail.google.com/mail/';
const outlook = 'https://outlook.live.com/mail/';
const yahoo = 'https://mail.yahoo.com/';
const icloud = 'https://www.icloud.com/mail/';

/** The inboxes of the free providers that most buyers have; of another address none is known. */
const inboxes = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['hotmail.com', outlook],
  ['hotmail.com.br', outlook],
  ['hotmail.es', outlook],
  ['outlook.com', outlook],
  ['outlook.com.br', outlook],
  ['outlook.es', outlook],
  ['live.com', outlook],
  ['msn.com', outlook],
  ['yahoo.com', yahoo],
  ['yahoo.com.br', yahoo],
  ['yahoo.es', yahoo],
  ['ymail.com', yahoo],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['uol.com.br', 'https://mail.uol.com.br/'],
  ['terra.com.br', 'https://mail.terra.com.br/'],
]);

export const getMailDomain = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** @returns undefined where no inbox on the web is known for the domain of an address */
export const findInbox = (domain: string): string | undefined => inboxes.get(domain);
