/** What decides by a token whether a browser is used by a person: reCAPTCHA v3's side of a server. */
export interface Recaptcha {
  /** What pages load the script with. */
  siteKey: string;
  /**
   * Whether a token was made for an action on one of our pages just now, was asked about by nobody
   * before, and scores as a person's.
   * @throws RecaptchaUnavailable when nobody knows
   */
  verify(token: string, action: string): Promise<boolean>;
}

/** No answer, or one about our own settings and not about the token. */
export class RecaptchaUnavailable extends Error {
  override readonly name = 'RecaptchaUnavailable';
}
