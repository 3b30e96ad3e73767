export interface Sms {
  to: string;
  text: string;
}

export interface SmsSender {
  /** @throws ProviderUnavailable when there was no usable answer, ProviderRefusal when refused. */
  send(sms: Sms): Promise<void>;
}
