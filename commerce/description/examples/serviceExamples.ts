import { wol } from '../../modules/catalogue/products/wol';
import { wiseupSchools } from '../../modules/schools/wiseupSchools';
import { ids } from './parties';

const toPlace = ({ id, name }: { id: string; name: string }) => ({ id, name });

const { brand, country } = wiseupSchools;
const byName = <Place extends { name: string }>(places: readonly Place[] = []): Place[] =>
  places.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'));

const { regions } = wiseupSchools;
const region = regions.find(({ id }) => id === 'SP');
const city = region?.cities.find(({ id }) => id === 'sao-paulo');
const school = city?.schools.find(({ id }) => id === 'wiseup-sao-paulo-paulista');

const session = {
  startsAt: '2030-02-02T09:00:00-03:00',
  endsAt: '2030-02-02T10:00:00-03:00',
  seats: 12,
};

const toggle = (method: string) => ({
  name: `payment.${method}`,
  enabled: true,
  impressionData: false,
  variant: { name: 'disabled', enabled: false },
});

/** Calls beside the sale. */
export const serviceExamples = {
  CaptchaChallenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '7b805c4dff0024a31e728c66f73682f1',
      salt: 'f081c682c6eb8affc8b150f8b362a006',
      cost: 5000,
      keyLength: 32,
      keyPrefix: 'fe060946d92ef5d071e3477010c2bd80',
      keySignature: '7fd0dadcbc8ff6804af91e1f150a88528f73d374df0e561a2f3bb3109acd82b2',
      expiresAt: 1896092400,
      data: { action: 'lead' },
    },
    signature: '10d9b1036a7853ecb83082cf8b4f2995d8364ea97218f7236638709508c68d38',
  },
  // The key that Google publishes for tests.
  RecaptchaChallenge: { recaptcha: { siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' } },
  EmptyRequest: {},
  Flags: { toggles: ['credit-card', 'pix', 'bankslip'].map(toggle) },
  Health: { status: 'ok', checks: { database: 'ok', migrations: 'ok', provider: 'ok' } },
  PostalCodePlace: {
    state: 'SP',
    city: 'São Paulo',
    district: 'Bela Vista',
    street: 'Avenida Paulista',
  },
  FranchiseRegions: { regions: byName(regions).map(toPlace) },
  FranchiseCities: { cities: byName(region?.cities).map(toPlace) },
  FranchiseUnits: {
    units: byName(city?.schools).map(({ address, id, name }) => ({ id, name, address })),
  },
  TestLocations: {
    testLocations: [
      {
        id: school?.id,
        name: school?.name,
        address: school?.address,
        region: region && toPlace(region),
        city: city && toPlace(city),
        timeZone: 'America/Sao_Paulo',
        sessions: [session],
      },
    ],
  },
  TestBookingRequest: { brand, country, token: ids.token, startsAt: session.startsAt },
  TestBooking: { bookingId: '2c9d8e7f-6a5b-4c3d-9e2f-1a0b9c8d7e6f' },
  Tickets: {
    tickets: [
      {
        id: 'imersao-powerhouse-2030-02-09',
        planId: 'powerhouse-imersao',
        name: 'Imersão Powerhouse',
        venue: 'Centro de convenções, São Paulo',
        startsAt: '2030-02-09T09:00:00-03:00',
        endsAt: '2030-02-09T18:00:00-03:00',
      },
    ],
  },
  LiveloMemberRequest: { business: wol.business, productCode: wol.code, cpf: '12345678909' },
  LiveloCodeRequest: { liveloSession: ids.livelo, deviceId: 'd1' },
  LiveloValidationRequest: { liveloSession: ids.livelo, code: '481516' },
  LiveloSession: {
    session: ids.livelo,
    expiresAfter: 1800,
    devices: [{ id: 'd1', lastDigits: '4321' }],
    code: { deviceId: 'd1', resendAfter: 60, expiresAfter: 600 },
    account: {
      balance: 3_000_000,
      minimumPoints: 1000,
      rate: { points: 1000, amount: 4950 },
    },
  },
};
