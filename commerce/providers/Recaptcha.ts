export interface Recaptcha {
  siteKey: string;
  /**
   * Says that a token was made just now for an action on one of our pages, was never asked about
   * before, and scores as a person's.
   * @throws RecaptchaUnavailable when nobody knows
   */
  verify(token: string, action: string): Promise<boolean>;
}

export class RecaptchaUnavailable extends Error {
  override readonly name = 'RecaptchaUnavailable';
}
