/**
 * The floors of commerce/modules/, the lowest first: a module may import those of lower floors, by
 * value or by type, and never one of its own floor or above; what is below calls up through a hook
 * that it is handed. So no modules import each other, be it through a third. Where `isTangled`, the
 * modules of a floor still do: take one out to a floor of its own as soon as it stands.
 */
export const moduleFloors = [
  { modules: ['captcha', 'events', 'flags', 'health', 'postalCodes'] },
  {
    isTangled: true,
    modules: [
      'access',
      'agreements',
      'catalogue',
      'contracts',
      'leads',
      'livelo',
      'payLinks',
      'payments',
      'phoneCodes',
      'privacy',
      'refunds',
      'schools',
      'subscriptions',
      'vouchers',
    ],
  },
  { modules: ['operators', 'reminders', 'samples'] },
  { modules: ['mails'] },
];

const modulePath = (names) => `^commerce/modules/(${names.join('|')})/`;

/** Rules of dependency-cruiser for such a list. */
export const createFloorRules = (floors) => [
  ...floors.map(({ modules, isTangled }, index) => ({
    name: `module-floor-${index + 1}`,
    comment: `${modules.join(', ')} may import only modules of lower floors (scripts/lint/moduleFloors.js).`,
    from: { path: modulePath(modules) },
    to: {
      path: modulePath(floors.slice(index).flatMap((floor) => floor.modules)),
      pathNot: isTangled ? modulePath(modules) : '^commerce/modules/$1/',
    },
  })),
  {
    name: 'module-without-floor',
    comment: 'Every module stands on a floor: name it in scripts/lint/moduleFloors.js.',
    from: {
      path: '^commerce/modules/',
      pathNot: modulePath(floors.flatMap(({ modules }) => modules)),
    },
    to: {},
  },
];
