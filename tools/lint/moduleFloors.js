// @ts-check
/**
 * The floors of commerce/modules/, the lowest first. A module may import those of lower floors, by
 * value or by type, and never one of its own floor or above; a lower module calls a higher one through
 * a hook that it is handed. So no modules import each other, not even through a third.
 */
export const moduleFloors = [
  ['captcha', 'catalogue', 'events', 'flags', 'health', 'postalCodes'],
  ['leads'],
  ['phoneCodes'],
  ['livelo'],
  // The payment engine, which knows no sale. The modules that sell stand above.
  ['payments'],
  ['schools', 'subscriptions', 'vouchers'],
  ['payLinks'],
  ['agreements', 'reminders'],
  ['paymentStatus', 'pricing'],
  ['access', 'contracts', 'refunds'],
  // The till, and the modules that act on what was sold.
  ['checkout', 'operators', 'privacy'],
  ['mails', 'samples'],
  ['bankSlips'],
];

/** @param {readonly string[]} names */
const modulePath = (names) => `^commerce/modules/(${names.join('|')})/`;

/**
 * Rules of dependency-cruiser for a list of floors.
 * @param {readonly (readonly string[])[]} floors
 */
export const createFloorRules = (floors) => [
  ...floors.map((modules, index) => ({
    name: `module-floor-${index + 1}`,
    comment: `${modules.join(', ')} may import only modules of lower floors (tools/lint/moduleFloors.js).`,
    from: { path: modulePath(modules) },
    to: {
      path: modulePath(floors.slice(index).flat()),
      pathNot: '^commerce/modules/$1/',
    },
  })),
  {
    name: 'module-without-floor',
    comment: 'Every module stands on a floor: name it in tools/lint/moduleFloors.js.',
    from: { path: '^commerce/modules/', pathNot: modulePath(floors.flat()) },
    to: {},
  },
];
