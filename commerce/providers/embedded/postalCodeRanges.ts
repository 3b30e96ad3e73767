import type { brazilianStates } from '@/domain/brazilianStates';

type State = (typeof brazilianStates)[number];

type Range = readonly [first: number, last: number];

/**
 * The ranges of the postal codes of Brazil's postal service (Correios): each state's, and its
 * capital's. Sources: the published "Faixas de CEP"; Brasília is all of the Federal District.
 */
export const postalCodeRanges: Record<
  State,
  { state: readonly Range[]; capital: { name: string; ranges: readonly Range[] } }
> = {
  AC: { state: [[69900, 69999]], capital: { name: 'Rio Branco', ranges: [[69900, 69923]] } },
  AL: { state: [[57000, 57999]], capital: { name: 'Maceió', ranges: [[57000, 57099]] } },
  AM: {
    state: [
      [69000, 69299],
      [69400, 69899],
    ],
    capital: { name: 'Manaus', ranges: [[69000, 69099]] },
  },
  AP: { state: [[68900, 68999]], capital: { name: 'Macapá', ranges: [[68900, 68911]] } },
  BA: { state: [[40000, 48999]], capital: { name: 'Salvador', ranges: [[40000, 42599]] } },
  CE: { state: [[60000, 63999]], capital: { name: 'Fortaleza', ranges: [[60000, 61599]] } },
  DF: {
    state: [
      [70000, 72799],
      [73000, 73699],
    ],
    capital: {
      name: 'Brasília',
      ranges: [
        [70000, 72799],
        [73000, 73699],
      ],
    },
  },
  ES: { state: [[29000, 29999]], capital: { name: 'Vitória', ranges: [[29000, 29099]] } },
  GO: {
    state: [
      [72800, 72999],
      [73700, 76799],
    ],
    capital: { name: 'Goiânia', ranges: [[74000, 74899]] },
  },
  MA: { state: [[65000, 65999]], capital: { name: 'São Luís', ranges: [[65000, 65109]] } },
  MG: { state: [[30000, 39999]], capital: { name: 'Belo Horizonte', ranges: [[30000, 31999]] } },
  MS: { state: [[79000, 79999]], capital: { name: 'Campo Grande', ranges: [[79000, 79124]] } },
  MT: { state: [[78000, 78899]], capital: { name: 'Cuiabá', ranges: [[78000, 78099]] } },
  PA: { state: [[66000, 68899]], capital: { name: 'Belém', ranges: [[66000, 66999]] } },
  PB: { state: [[58000, 58999]], capital: { name: 'João Pessoa', ranges: [[58000, 58099]] } },
  PE: { state: [[50000, 56999]], capital: { name: 'Recife', ranges: [[50000, 52999]] } },
  PI: { state: [[64000, 64999]], capital: { name: 'Teresina', ranges: [[64000, 64099]] } },
  PR: { state: [[80000, 87999]], capital: { name: 'Curitiba', ranges: [[80000, 82999]] } },
  RJ: { state: [[20000, 28999]], capital: { name: 'Rio de Janeiro', ranges: [[20000, 23799]] } },
  RN: { state: [[59000, 59999]], capital: { name: 'Natal', ranges: [[59000, 59139]] } },
  RO: { state: [[76800, 76999]], capital: { name: 'Porto Velho', ranges: [[76800, 76834]] } },
  RR: { state: [[69300, 69399]], capital: { name: 'Boa Vista', ranges: [[69300, 69339]] } },
  RS: { state: [[90000, 99999]], capital: { name: 'Porto Alegre', ranges: [[90000, 91999]] } },
  SC: { state: [[88000, 89999]], capital: { name: 'Florianópolis', ranges: [[88000, 88099]] } },
  SE: { state: [[49000, 49999]], capital: { name: 'Aracaju', ranges: [[49000, 49098]] } },
  SP: {
    state: [[1000, 19999]],
    capital: {
      name: 'São Paulo',
      ranges: [
        [1000, 5999],
        [8000, 8499],
      ],
    },
  },
  TO: { state: [[77000, 77999]], capital: { name: 'Palmas', ranges: [[77000, 77249]] } },
};
