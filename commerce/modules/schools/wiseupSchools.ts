import {
  mondaysAndWednesdays,
  thursdaysAndSaturdays,
  tuesdaysAndSaturdays,
  type SchoolNetwork,
} from '../catalogue/SchoolNetwork';

export const wiseupSchools: SchoolNetwork = {
  brand: 'wiseup',
  country: 'BR',
  regions: [
    {
      id: 'SP',
      name: 'São Paulo',
      cities: [
        {
          id: 'sao-paulo',
          name: 'São Paulo',
          schools: [
            {
              id: 'wiseup-sao-paulo-paulista',
              name: 'Wise Up Paulista',
              address: 'Avenida Paulista, 1500, Bela Vista',
              levelTests: tuesdaysAndSaturdays,
            },
            {
              id: 'wiseup-sao-paulo-moema',
              name: 'Wise Up Moema',
              address: 'Alameda dos Arapanés, 900, Moema',
              levelTests: thursdaysAndSaturdays,
            },
            {
              id: 'wiseup-sao-paulo-tatuape',
              name: 'Wise Up Tatuapé',
              address: 'Rua Tuiuti, 2000, Tatuapé',
              levelTests: mondaysAndWednesdays,
            },
            {
              id: 'wiseup-sao-paulo-santana',
              name: 'Wise Up Santana',
              address: 'Rua Voluntários da Pátria, 2400, Santana',
              levelTests: tuesdaysAndSaturdays,
            },
          ],
        },
        {
          id: 'campinas',
          name: 'Campinas',
          schools: [
            {
              id: 'wiseup-campinas-cambui',
              name: 'Wise Up Cambuí',
              address: 'Rua Coronel Quirino, 1100, Cambuí',
              levelTests: thursdaysAndSaturdays,
            },
          ],
        },
        {
          id: 'santos',
          name: 'Santos',
          schools: [
            {
              id: 'wiseup-santos-gonzaga',
              name: 'Wise Up Gonzaga',
              address: 'Avenida Ana Costa, 500, Gonzaga',
              levelTests: mondaysAndWednesdays,
            },
          ],
        },
      ],
    },
    {
      id: 'RJ',
      name: 'Rio de Janeiro',
      cities: [
        {
          id: 'rio-de-janeiro',
          name: 'Rio de Janeiro',
          schools: [
            {
              id: 'wiseup-rio-de-janeiro-barra-da-tijuca',
              name: 'Wise Up Barra da Tijuca',
              address: 'Avenida das Américas, 4000, Barra da Tijuca',
              levelTests: tuesdaysAndSaturdays,
            },
            {
              id: 'wiseup-rio-de-janeiro-tijuca',
              name: 'Wise Up Tijuca',
              address: 'Rua Conde de Bonfim, 600, Tijuca',
              levelTests: thursdaysAndSaturdays,
            },
          ],
        },
      ],
    },
    {
      id: 'PR',
      name: 'Paraná',
      cities: [
        {
          id: 'curitiba',
          name: 'Curitiba',
          schools: [
            {
              id: 'wiseup-curitiba-batel',
              name: 'Wise Up Batel',
              address: 'Avenida do Batel, 1300, Batel',
              levelTests: mondaysAndWednesdays,
            },
            {
              id: 'wiseup-curitiba-agua-verde',
              name: 'Wise Up Água Verde',
              address: 'Avenida República Argentina, 1700, Água Verde',
              levelTests: tuesdaysAndSaturdays,
            },
          ],
        },
        {
          id: 'londrina',
          name: 'Londrina',
          schools: [
            {
              id: 'wiseup-londrina-gleba-palhano',
              name: 'Wise Up Gleba Palhano',
              address: 'Avenida Ayrton Senna, 700, Gleba Palhano',
              levelTests: thursdaysAndSaturdays,
            },
          ],
        },
      ],
    },
    {
      id: 'DF',
      name: 'Distrito Federal',
      cities: [
        {
          id: 'brasilia',
          name: 'Brasília',
          schools: [
            {
              id: 'wiseup-brasilia-asa-sul',
              name: 'Wise Up Asa Sul',
              address: 'SCLS 206, Bloco B, Asa Sul',
              levelTests: mondaysAndWednesdays,
            },
            {
              id: 'wiseup-brasilia-aguas-claras',
              name: 'Wise Up Águas Claras',
              address: 'Avenida das Araucárias, 1200, Águas Claras',
              levelTests: tuesdaysAndSaturdays,
            },
          ],
        },
      ],
    },
    {
      id: 'BA',
      name: 'Bahia',
      cities: [
        {
          id: 'salvador',
          name: 'Salvador',
          schools: [
            {
              id: 'wiseup-salvador-pituba',
              name: 'Wise Up Pituba',
              address: 'Avenida Manoel Dias da Silva, 1800, Pituba',
              levelTests: thursdaysAndSaturdays,
            },
          ],
        },
      ],
    },
  ],
};
