import { makeValidator } from 'envalid';

const mailServer = makeValidator((input) => {
  const url = URL.canParse(input) ? new URL(input) : null;
  const isServer = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (!isServer || !['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '')
    throw new Error('not an smtp or smtps address');
  return input;
});

const mailAddress = makeValidator((input) => {
  if (!/^[^\s@<>",;:\\]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(input))
    throw new Error('not an e-mail address');
  return input;
});

export const mailVariables = {
  MAIL_URL: mailServer({
    default: undefined,
    desc: 'a mail server, as smtps://user:password@host:465 or smtp://user:password@host:587',
  }),
  MAIL_FROM: mailAddress({
    default: undefined,
    desc: 'the address that mails come from, such as checkout@school.example',
  }),
};
