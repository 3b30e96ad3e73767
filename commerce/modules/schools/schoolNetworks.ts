import {
  mondaysAndWednesdays,
  thursdaysAndSaturdays,
  tuesdaysAndSaturdays,
  type SchoolNetwork,
} from '../catalogue/SchoolNetwork';
import { wiseupSchools } from './wiseupSchools';

const numberoneSchools: SchoolNetwork = {
  brand: 'numberone',
  country: 'BR',
  regions: [
    {
      id: 'MG',
      name: 'Minas Gerais',
      cities: [
        {
          id: 'belo-horizonte',
          name: 'Belo Horizonte',
          schools: [
            {
              id: 'numberone-belo-horizonte-savassi',
              name: 'Number One Savassi',
              address: 'Rua Pernambuco, 1000, Savassi',
              levelTests: tuesdaysAndSaturdays,
            },
            {
              id: 'numberone-belo-horizonte-pampulha',
              name: 'Number One Pampulha',
              address: 'Avenida Portugal, 2500, Pampulha',
              levelTests: thursdaysAndSaturdays,
            },
            {
              id: 'numberone-belo-horizonte-buritis',
              name: 'Number One Buritis',
              address: 'Avenida Professor Mário Werneck, 1500, Buritis',
              levelTests: mondaysAndWednesdays,
            },
          ],
        },
        {
          id: 'contagem',
          name: 'Contagem',
          schools: [
            {
              id: 'numberone-contagem-eldorado',
              name: 'Number One Eldorado',
              address: 'Avenida João César de Oliveira, 1200, Eldorado',
              levelTests: tuesdaysAndSaturdays,
            },
          ],
        },
        {
          id: 'juiz-de-fora',
          name: 'Juiz de Fora',
          schools: [
            {
              id: 'numberone-juiz-de-fora-centro',
              name: 'Number One Centro',
              address: 'Avenida Rio Branco, 2100, Centro',
              levelTests: thursdaysAndSaturdays,
            },
          ],
        },
      ],
    },
    {
      id: 'ES',
      name: 'Espírito Santo',
      cities: [
        {
          id: 'vitoria',
          name: 'Vitória',
          schools: [
            {
              id: 'numberone-vitoria-praia-do-canto',
              name: 'Number One Praia do Canto',
              address: 'Rua Aleixo Neto, 800, Praia do Canto',
              levelTests: mondaysAndWednesdays,
            },
          ],
        },
        {
          id: 'vila-velha',
          name: 'Vila Velha',
          schools: [
            {
              id: 'numberone-vila-velha-praia-da-costa',
              name: 'Number One Praia da Costa',
              address: 'Avenida Champagnat, 500, Praia da Costa',
              levelTests: tuesdaysAndSaturdays,
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
          id: 'niteroi',
          name: 'Niterói',
          schools: [
            {
              id: 'numberone-niteroi-icarai',
              name: 'Number One Icaraí',
              address: 'Rua Moreira César, 300, Icaraí',
              levelTests: thursdaysAndSaturdays,
            },
          ],
        },
      ],
    },
  ],
};

export const schoolNetworks: SchoolNetwork[] = [numberoneSchools, wiseupSchools];
