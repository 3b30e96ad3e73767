export interface SentSms {
  to: string;
  text: string;
  /** ISO 8601 UTC. */
  at: string;
}

export interface SmsBox {
  add(sms: SentSms): void;
  /** Oldest first. */
  list(): readonly SentSms[];
}

const mostKept = 1000;

/** The last messages sent, in memory only: they carry one-time codes, which must not reach a disk. */
export function createSmsBox(): SmsBox {
  const sent: SentSms[] = [];
  return {
    add(sms) {
      sent.push(sms);
      if (sent.length > mostKept) sent.shift();
    },
    list: () => sent,
  };
}
