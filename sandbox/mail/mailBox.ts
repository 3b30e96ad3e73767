import Type, { type Static } from 'typebox';
import { createId } from '../createId';

const Address = Type.Object(
  { name: Type.String({ maxLength: 200 }), address: Type.String({ minLength: 3, maxLength: 254 }) },
  { additionalProperties: false },
);

export const Mail = Type.Object(
  {
    from: Address,
    to: Address,
    replyTo: Type.Optional(Address),
    subject: Type.String({ minLength: 1, maxLength: 500 }),
    text: Type.String({ minLength: 1 }),
    html: Type.String({ minLength: 1 }),
    messageId: Type.String({ pattern: '^<[^<>@\\s]+@[^<>@\\s]+>$', maxLength: 300 }),
    headers: Type.Record(Type.String(), Type.String()),
  },
  { additionalProperties: false },
);

export interface DeliveredMail extends Static<typeof Mail> {
  id: string;
  at: string;
}

export interface MailBox {
  /**
   * Returns the mail that is already there when its Message-ID is known, as mail programs show it
   * once.
   */
  deliver(mail: Static<typeof Mail>, at: Date): DeliveredMail;
  find(id: string): DeliveredMail | undefined;
  /** Newest first. @param to the recipient's address; undefined: everybody's */
  list(to?: string): readonly DeliveredMail[];
  /** Removes the mails to these addresses. @returns how many */
  forget(addresses: readonly string[]): number;
}

const maxMails = 1000;

/** Keeps the last mails in memory only: they carry links that open what was bought. */
export function createMailBox(): MailBox {
  let mails: DeliveredMail[] = [];
  return {
    deliver(mail, at) {
      const known = mails.find(({ messageId }) => messageId === mail.messageId);
      if (known) return known;
      const delivered = { ...mail, id: createId('mail'), at: at.toISOString() };
      mails.push(delivered);
      if (mails.length > maxMails) mails.shift();
      return delivered;
    },
    find: (id) => mails.find((mail) => mail.id === id),
    list: (to) =>
      mails
        .filter((mail) => to === undefined || mail.to.address.toLowerCase() === to.toLowerCase())
        .reverse(),
    forget(addresses) {
      const forgotten = new Set(addresses.map((address) => address.toLowerCase()));
      const left = mails.filter(({ to }) => !forgotten.has(to.address.toLowerCase()));
      const count = mails.length - left.length;
      mails = left;
      return count;
    },
  };
}
