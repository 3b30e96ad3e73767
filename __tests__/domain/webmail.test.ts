import { findInbox, getMailDomain } from '@/domain/webmail';

test.each([
  ['m@gmail.com', 'https://mail.google.com/mail/'],
  ['M@Hotmail.com', 'https://outlook.live.com/mail/'],
  ['"a@gmail.com"@yahoo.com.br', 'https://mail.yahoo.com/'],
  ['m@googlemail.com', 'https://mail.google.com/mail/'],
  ['m@hotmail.es', 'https://outlook.live.com/mail/'],
  ['m@outlook.es', 'https://outlook.live.com/mail/'],
  ['m@yahoo.es', 'https://mail.yahoo.com/'],
  ['m@uol.com.br', 'https://mail.uol.com.br/'],
  ['m@terra.com.br', 'https://mail.terra.com.br/'],
  ['m@exemplo.com.br', undefined],
  ['m@mail.gmail.com', undefined],
  ['', undefined],
])('the inbox of %s: %s', (email, inbox) => {
  expect(findInbox(getMailDomain(email))).toBe(inbox);
});
