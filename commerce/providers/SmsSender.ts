export interface Sms {
  /** E.164. */
  to: string;
  text: string;
}

/** The port to an SMS gateway. */
export interface SmsSender {
  /** @throws ProviderUnavailable when there was no usable answer, ProviderRefusal when refused. */
  send(sms: Sms): Promise<void>;
}
