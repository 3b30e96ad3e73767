import { getMessages } from '@/locales/getMessages';
import {
  validateAddress,
  validateCity,
  validateComplement,
  validateCountry,
  validateDistrict,
  validatePostalCode,
} from '@/validation/address';
import {
  validateCardCompany,
  validateCardExpirationDate,
  validateCardNumber,
  validateCardSecurityCode,
} from '@/validation/card';
import { validateEmail, validateName, validateRequired } from '@/validation/contact';
import {
  validateBirthDate,
  validateCnpj,
  validateCpf,
  validateDni,
  validateRegistry,
} from '@/validation/documents';
import { validatePhone } from '@/validation/phone';
import type { ValidationMessageKey } from '@/validation/rule';

type Check = (value: string) => ValidationMessageKey | undefined;

const now = new Date(2026, 10, 20);
const brazilPhone: Check = (value) => validatePhone(value, 'BR');
const peruPhone: Check = (value) => validatePhone(value, 'PE');
const cep: Check = (value) => validatePostalCode(value, 'BR');

/**
 * The table of docs/behaviour.md 5, row by row: field, check, a wrong value, the text for a
 * Brazilian and the text for a Peruvian.
 */
const rows: readonly [string, Check, string, string, string][] = [
  [
    'NAME too long',
    validateName,
    `${'a'.repeat(41)} Souza`,
    'Nome muito extenso',
    'Nombre demasiado largo',
  ],
  [
    'NAME of one word',
    validateName,
    'Ana',
    'Preencha com nome e sobrenome',
    'Ingresa tu nombre y apellido',
  ],
  ['NAME format', validateName, 'Ana 5ouza', 'Insira apenas letras', 'Ingresa solo letras'],
  [
    'EMAIL',
    validateEmail,
    'ana@exemplo',
    'Insira um email válido',
    'Ingresa un correo electrónico válido',
  ],
  [
    'PHONE of Brazil',
    brazilPhone,
    '(11) 8765-4321',
    'Insira o DDD e um número de celular válido. Caso seja de fora do Brasil, selecione a bandeira no ícone ao lado.',
    'Ingresa un número de celular válido de 9 dígitos, que empiece con 9. Si eres de fuera del Perú, selecciona la bandera en el ícono de al lado.',
  ],
  [
    'PHONE of Peru',
    peruPhone,
    '812345678',
    'Insira o DDD e um número de celular válido. Caso seja de fora do Brasil, selecione a bandeira no ícone ao lado.',
    'Ingresa un número de celular válido de 9 dígitos, que empiece con 9. Si eres de fuera del Perú, selecciona la bandera en el ícono de al lado.',
  ],
  [
    'CARD_NUMBER',
    validateCardNumber,
    '4111 1111 1111 1112',
    'Revise o número do cartão',
    'Revisa el número de la tarjeta',
  ],
  [
    'CARD_EXPIRE_DATE',
    (value) => validateCardExpirationDate(value, now),
    '10/26',
    'Revise a data de validade',
    'Revisa la fecha de vencimiento',
  ],
  [
    'CARD_CVV',
    (value) => validateCardSecurityCode(value, 3),
    '1234',
    'Revise o código de segurança.',
    'Revisa el código de seguridad.',
  ],
  [
    'CARD_COMPANY',
    validateCardCompany,
    '',
    'Revise a bandeira do cartão.',
    'Revisa la marca de la tarjeta.',
  ],
  ['CPF', validateCpf, '111.111.111-11', 'Revise o CPF', 'Revisa el CPF'],
  ['CNPJ', validateCnpj, '11.111.111/1111-11', 'Revise o CNPJ', 'Revisa el CNPJ'],
  ['DNI', validateDni, '11111111', 'Revise o DNI', 'Revisa el DNI: son 8 dígitos'],
  ['REGISTRY', validateRegistry, '123', 'Revise este campo', 'Revisa este campo'],
  [
    'ADDRESS',
    validateAddress,
    'Rua  Augusta',
    'Insira um endereço válido',
    'Ingresa una dirección válida',
  ],
  ['BAIRRO', validateDistrict, 'Sé!', 'Insira um bairro válido', 'Ingresa un distrito válido'],
  ['CIDADE', validateCity, 'São-Paulo', 'Insira uma cidade válida', 'Ingresa una ciudad válida'],
  ['PAIS', validateCountry, 'Brasil.', 'Insira um país válido', 'Ingresa un país válido'],
  [
    'COMPLEMENTO',
    validateComplement,
    'apto #12',
    'Insira um complemento válido',
    'Ingresa una referencia válida',
  ],
  ['ESTADO', validateRequired, '', 'Este campo é obrigatório', 'Este campo es obligatorio'],
  ['NUMERO', validateRequired, ' ', 'Este campo é obrigatório', 'Este campo es obligatorio'],
  ['CEP', cep, '01310100', 'Insira um CEP válido', 'Ingresa un código postal válido'],
  ['REQUIRED', validateRequired, '', 'Este campo é obrigatório', 'Este campo es obligatorio'],
  [
    'birth date',
    (value) => validateBirthDate(value, now),
    '31/02/1990',
    'Insira uma data de nascimento válida',
    'Ingresa una fecha de nacimiento válida',
  ],
];

const brazil = getMessages('pt-BR', 'medcof', ['validation']);
const peru = getMessages('es-PE', 'medcof', ['validation']);

describe('a wrong value reads as docs/behaviour.md 5 says', () => {
  it.each(rows)('%s', (_, check, wrong, portuguese, spanish) => {
    const key = check(wrong);
    expect(key && brazil[key]).toBe(portuguese);
    expect(key && peru[key]).toBe(spanish);
  });
});
