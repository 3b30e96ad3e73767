/**
 * What a parameter holds, which decides how its value is parsed (`readLinkValue`).
 *
 * - `text`: written for people, and carried with the lead as it is
 * - `code`: names something that is sold; looked up in the list with `findByCode`
 * - `id`: an id of another system, with characters of its own
 * - `codes`: several, with commas between them
 * - `word`, `words`: from a list that we have in lower case
 * - `method`: a way to pay, or two with a plus sign between them
 * - `switch`: `true` or `false`
 */
type LinkKind =
  | 'text'
  | 'name'
  | 'phone'
  | 'email'
  | 'id'
  | 'code'
  | 'codes'
  | 'word'
  | 'words'
  | 'method'
  | 'switch';

interface LinkParameterRules {
  kind: LinkKind;
  /** The maximum length of a value, in UTF-16 units. */
  longest: number;
  isWhole?: true;
  isCarried?: true;
}

const carried = { isCarried: true } as const;
const whole = { isWhole: true } as const;
const campaign = { kind: 'text', longest: 500, ...carried } as const;

const rules = {
  product: { kind: 'code', longest: 80 },
  productCode: { kind: 'code', longest: 80 },
  business: { kind: 'code', longest: 60 },
  planId: { kind: 'code', longest: 80 },
  plan: { kind: 'code', longest: 80 },
  plans: { kind: 'codes', longest: 500 },
  planTypes: { kind: 'words', longest: 200 },
  flowId: { kind: 'code', longest: 80, ...whole },
  route: { kind: 'word', longest: 80 },
  offer: { kind: 'code', longest: 80 },
  voucher: { kind: 'code', longest: 80 },
  locale: { kind: 'code', longest: 80 },
  seller: { kind: 'word', longest: 80, ...whole },
  source: { kind: 'text', longest: 200, ...carried },
  partner: { kind: 'id', longest: 200 },
  contactId: { kind: 'id', longest: 80, ...whole, ...carried },
  accountId: { kind: 'id', longest: 200, ...whole },
  leadId: { kind: 'id', longest: 200, ...whole },
  name: { kind: 'name', longest: 200 },
  email: { kind: 'email', longest: 80, ...whole },
  phone: { kind: 'phone', longest: 80, ...whole },
  document: { kind: 'id', longest: 80, ...whole },
  referer: { kind: 'text', longest: 80, ...carried },
  mode: { kind: 'word', longest: 80 },
  paymentMethod: { kind: 'method', longest: 80 },
  isPaymentInPerson: { kind: 'switch', longest: 80 },
  reference: { kind: 'id', longest: 200 },
  id: { kind: 'id', longest: 200 },
  fromBank: { kind: 'switch', longest: 80 },
  returnHost: { kind: 'id', longest: 260, ...whole },
  orderNumber: { kind: 'id', longest: 8, ...whole },
  paymentReturn: { kind: 'id', longest: 100, ...whole },
  paidStep: { kind: 'id', longest: 80, ...whole },
  priceMode: { kind: 'word', longest: 80 },
  enrollmentSubscriptionId: { kind: 'id', longest: 200, ...whole },
  _ga: campaign,
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
  gclid: campaign,
  fbclid: campaign,
} as const satisfies Record<string, LinkParameterRules>;

export type LinkParameter = keyof typeof rules;

/**
 * The parameters of a link that are read. The contract's schemas and the pages take their limits from
 * here, so that no call is refused for a value that a link brings.
 */
export const linkParameters: Record<LinkParameter, LinkParameterRules> = rules;

export const isLinkParameter = (name: string): name is LinkParameter =>
  Object.hasOwn(linkParameters, name);

export const linkParameterNames = Object.keys(linkParameters).filter(isLinkParameter);

export const trackingParameters = [
  '_ga',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const satisfies readonly LinkParameter[];

export const saleParameters = [
  'product',
  'productCode',
  'business',
  'planId',
  'plan',
  'plans',
  'planTypes',
  'flowId',
  'route',
  'offer',
  'voucher',
  'locale',
  'partner',
] as const satisfies readonly LinkParameter[];

/** The public parameters of a link: what is sold, how and by whom. None is a name or an address. */
export const publicParameters: readonly string[] = [
  ...saleParameters,
  'seller',
  'source',
] satisfies readonly LinkParameter[];
