import { findInbox, getMailDomain } from '@/domain/webmail';

test.each([
  ['m@gmail.com', 'https://mail.google.com/mail/'],
  ['M@Hotmail.com', 'https://outlook.live.com/mail/'],
  ['"a@gmail.com"@yahoo.com.br', 'https://mail.yahoo.com/'],
  ['m@exemplo.com.br', undefined],
  ['m@mail.gmail.com', undefined],
  ['', undefined],
])('the inbox of %s: %s', (email, inbox) => {
  expect(findInbox(getMailDomain(email))).toBe(inbox);
});
