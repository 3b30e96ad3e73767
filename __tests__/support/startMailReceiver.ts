import { createServer, type Server, type Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { MailServer } from '@/config/mailSettings.server';

export interface MailReceiver {
  server: MailServer;
  mails: ParsedMail[];
  connections: number;
  answerRecipients(...codes: number[]): void;
  close(): Promise<void>;
}

interface ReceiverOptions {
  isEncrypted?: boolean;
  account?: { user: string; password: string };
}

const toServer = (port: number, changes: Partial<MailServer> = {}): MailServer => ({
  host: '127.0.0.1',
  port,
  encryption: 'none',
  account: null,
  ...changes,
});

const failWith = (responseCode: number) =>
  Object.assign(new Error('maria.silva@example.com is not welcome'), { responseCode });

export async function startMailReceiver({
  account,
  isEncrypted = false,
}: ReceiverOptions = {}): Promise<MailReceiver> {
  const answers: number[] = [];
  const smtp = new SMTPServer({
    secure: isEncrypted,
    disableReverseLookup: true,
    authOptional: account === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect(_session, callback) {
      receiver.connections += 1;
      callback();
    },
    onAuth({ password, username }, _session, callback) {
      const isKnown = username === account?.user && password === account?.password;
      callback(isKnown ? null : failWith(535), { user: username });
    },
    onRcptTo(_address, _session, callback) {
      const code = answers.shift() ?? 250;
      callback(code === 250 ? null : failWith(code));
    },
    onData(stream, _session, callback) {
      simpleParser(stream).then((mail) => {
        receiver.mails.push(mail);
        callback();
      }, callback);
    },
  });
  smtp.on('error', () => undefined);
  const port = await listen(smtp.server);
  const receiver: MailReceiver = {
    server: toServer(port, { account: account ?? null }),
    mails: [],
    connections: 0,
    answerRecipients: (...codes) => answers.push(...codes),
    close: () =>
      new Promise((resolve) => {
        smtp.close(resolve);
      }),
  };
  return receiver;
}

async function listen(server: Pick<Server, 'address' | 'listen'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere');
  return address.port;
}

export type FaultyServer = 'silent' | 'closing' | 'nonsense' | 'dribbling';

const behave: Record<FaultyServer, (socket: Socket) => void> = {
  silent: () => undefined,
  closing: (socket) => void socket.destroy(),
  nonsense: (socket) => void socket.end('\u0000\u0001 what do you want?\r\n\r\n'),
  // A line that never ends: the connection is never silent.
  dribbling(socket) {
    const timer = setInterval(() => socket.write('2'), 50);
    socket.on('close', () => {
      clearInterval(timer);
    });
  },
};

export async function startFaultyServer(kind: FaultyServer) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    behave[kind](socket);
  });
  const port = await listen(server);
  return {
    server: toServer(port),
    sockets,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
