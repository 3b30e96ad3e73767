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
  maxLength: number;
  isWhole?: true;
  isCarried?: true;
}

const carried = { isCarried: true } as const;
const whole = { isWhole: true } as const;
const campaign = { kind: 'text', maxLength: 500, ...carried } as const;

const rules = {
  product: { kind: 'code', maxLength: 80 },
  productCode: { kind: 'code', maxLength: 80 },
  business: { kind: 'code', maxLength: 60 },
  planId: { kind: 'code', maxLength: 80 },
  plan: { kind: 'code', maxLength: 80 },
  plans: { kind: 'codes', maxLength: 500 },
  planTypes: { kind: 'words', maxLength: 200 },
  flowId: { kind: 'code', maxLength: 80, ...whole },
  route: { kind: 'word', maxLength: 80 },
  offer: { kind: 'code', maxLength: 80 },
  voucher: { kind: 'code', maxLength: 80 },
  locale: { kind: 'code', maxLength: 80 },
  seller: { kind: 'word', maxLength: 80, ...whole },
  source: { kind: 'text', maxLength: 200, ...carried },
  partner: { kind: 'id', maxLength: 200 },
  contactId: { kind: 'id', maxLength: 80, ...whole, ...carried },
  accountId: { kind: 'id', maxLength: 200, ...whole },
  leadId: { kind: 'id', maxLength: 200, ...whole },
  name: { kind: 'name', maxLength: 200 },
  email: { kind: 'email', maxLength: 80, ...whole },
  phone: { kind: 'phone', maxLength: 80, ...whole },
  document: { kind: 'id', maxLength: 80, ...whole },
  referer: { kind: 'text', maxLength: 80, ...carried },
  mode: { kind: 'word', maxLength: 80 },
  paymentMethod: { kind: 'method', maxLength: 80 },
  isPaymentInPerson: { kind: 'switch', maxLength: 80 },
  reference: { kind: 'id', maxLength: 200 },
  id: { kind: 'id', maxLength: 200 },
  fromBank: { kind: 'switch', maxLength: 80 },
  returnHost: { kind: 'id', maxLength: 260, ...whole },
  orderNumber: { kind: 'id', maxLength: 8, ...whole },
  paymentReturn: { kind: 'id', maxLength: 100, ...whole },
  paidStep: { kind: 'id', maxLength: 80, ...whole },
  priceMode: { kind: 'word', maxLength: 80 },
  enrollmentSubscriptionId: { kind: 'id', maxLength: 200, ...whole },
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
