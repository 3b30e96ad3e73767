import { addDays } from '@/domain/calendar';

export const linkDays = 30;

export const receiptDays = 180;

/** Years that fiscal documents are kept, counted from the end of the year of the sale. */
const fiscalYears = 5;

interface Rule {
  what: string;
  why: string;
  /** Names the LGPD's article (Lei 13.709/2018), and what else obliges. */
  basis: string;
  kept: string;
  days: number | null;
}

/**
 * What is stored about people, why and how long. The worker's job follows it, and docs/privacy.md
 * shows it.
 */
export const retention = {
  lead: {
    what: 'Contact of somebody who has not bought, and what became known of them',
    why: 'to finish the purchase that they began, and to answer them',
    basis: 'art. 7 V (steps before a contract that the person asked for)',
    kept: '180 days after it was left; then it is anonymised',
    days: 180,
  },
  sale: {
    what: 'Contact and payer of somebody who has bought',
    why: 'to deliver, to give money back, to answer claims, and for the tax office',
    basis: 'art. 7 II, V and VI; art. 16 I (CTN art. 173 and 174, CDC art. 27)',
    kept: '5 years from the end of the year of the last sale; then it is anonymised',
    days: null,
  },
  fiscal: {
    what: 'Payer of a sale, of a person who asked to be forgotten',
    why: 'for the tax office alone, sealed and apart',
    basis: 'art. 7 II and 16 I (CTN art. 173 and 174)',
    kept: '5 years from the end of the year of the sale; then it is deleted',
    days: null,
  },
  contract: {
    what: 'Accepted contract, its file, and where it was accepted from',
    why: 'to prove what was agreed to',
    basis: 'art. 7 V and VI; art. 16 I',
    kept: 'as long as the buyer’s sale; then its key is destroyed, and so it is when the person is forgotten',
    days: null,
  },
  draft: {
    what: 'Contract that nobody has accepted',
    why: 'to be read and accepted',
    basis: 'art. 7 V',
    kept: '90 days; then it is deleted',
    days: 90,
  },
  consent: {
    what: 'Which texts somebody was shown and agreed to, in which version, and when, and what was taken back',
    why: 'to prove the consent',
    basis: 'art. 8 § 2 and 16 I',
    kept: 'as a row of a lead’s id, which names nobody once the lead is anonymised',
    days: null,
  },
  tracking: {
    what: 'Campaign that brought a buyer',
    why: 'to know which campaigns sell',
    basis: 'art. 7 IX',
    kept: '180 days; then it is deleted',
    days: 180,
  },
  code: {
    what: 'Codes sent by SMS and through Livelo, tries at them, and where they were asked from',
    why: 'to verify a phone or a member, and against abuse',
    basis: 'art. 7 V and IX',
    kept: '30 days; then they are deleted',
    days: 30,
  },
  card: {
    what: 'Card that its buyer agreed to have kept, by the provider’s id, and checks of cards',
    why: 'to charge what is offered right after the purchase, and against abuse',
    basis: 'art. 7 I and IX',
    kept: '1 hour for charges, 90 days as a row; then it is deleted',
    days: 90,
  },
  event: {
    what: 'Ids of a provider’s events',
    why: 'so that one that comes again does nothing',
    basis: 'art. 7 V',
    kept: '90 days; then they are deleted',
    days: 90,
  },
  outbox: {
    what: 'Events that were to be told to the school, and who they are about',
    why: 'to deliver what was bought, to write to the buyer and to issue invoices',
    basis: 'art. 7 V and II',
    kept: '30 days; then they are deleted; who they are about goes as soon as the person is forgotten',
    days: 30,
  },
  mail: {
    what: 'Which mails somebody was sent, when, and what became of them; not what they said',
    why: 'to write to the buyer once, and to show that it was done',
    basis: 'art. 7 V and VI; a reminder of an unfinished purchase: art. 7 I',
    kept: '180 days, as a row of a lead’s id; then it is deleted. What is planned ends as soon as the person is forgotten',
    days: 180,
  },
  reply: {
    what: 'Keys of calls that were answered, with a keyed hash of what they asked',
    why: 'so that a call that is repeated does nothing twice',
    basis: 'art. 7 V',
    kept: '30 days; then they are deleted',
    days: 30,
  },
} as const satisfies Record<string, Rule>;

export const getCutoff = ({ days }: { days: number }, now: Date): Date => addDays(now, -days);

export const keepsFiscalRecordUntil = (soldAt: Date): Date =>
  new Date(Date.UTC(soldAt.getUTCFullYear() + fiscalYears + 1, 0, 1));

export const getOldestSale = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - fiscalYears, 0, 1));
